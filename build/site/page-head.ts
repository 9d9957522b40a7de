import type { PageHead } from '../../src/navigation/page-head.ts'

let origin: string | undefined
let collected: PageHead | undefined

/** Sets the website's origin; undefined means that it is unknown. */
export function setOrigin(address: string | undefined): void {
  origin = address
}

/**
 * Returns a relative URL in absolute form, or null if the website's origin is unknown. Omits the fragment, because with
 * hash routing all screens are one page for search engines.
 */
export function absoluteUrl(address: string): string | null {
  return origin && URL.canParse(address, origin) ? new URL(address, origin).href.replace(/#.*/, '') : null
}

/** Stores the screen's head for `takeHead()`, because prerendering has no document. */
export function usePageHead(head: PageHead): void {
  collected = head
}

/** Returns and clears the head of the most recently rendered screen. */
export function takeHead(): PageHead | undefined {
  const head = collected
  collected = undefined
  return head
}
