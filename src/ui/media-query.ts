/** Returns whether a media query matches. No query matches in jsdom, which has no `matchMedia`. */
export function mediaMatches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false
}
