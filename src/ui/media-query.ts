/** Returns whether a media query matches. */
export function mediaMatches(query: string): boolean {
  return matchMedia(query).matches
}
