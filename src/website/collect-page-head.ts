import type { PageHead } from '../navigation/page-head.ts'
import { parseUrl } from '../untrusted/parse-url.ts'

let origin: string | undefined
let collected: PageHead | undefined

/** Sets the website's origin. Undefined means that the origin is unknown. */
export function setOrigin(address: string | undefined): void {
  origin = address
}

/** Sets the path of the home screen, against which relative URLs are resolved. Default: the root of the origin. */
export function setHome(path: string): void {
  if (origin) origin = new URL(path, origin).href
}

/**
 * Converts a relative URL to an absolute one, or returns null if the website's origin is unknown. Removes the fragment,
 * because search engines treat all screens of a website with hash routing as one page.
 */
export function absoluteUrl(address: string): string | null {
  return (origin && parseUrl(address, origin)?.href.replace(/#.*/, '')) || null
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
