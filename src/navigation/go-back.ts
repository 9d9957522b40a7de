import { parseUrl } from '../untrusted/parse-url.ts'
import { readEntry } from './history-entry.ts'
import { documentProperty } from './page-document.ts'
import { isCurrentUrl, isSameUrl } from './same-url.ts'
import { resolveUrl } from './url.ts'

/** Goes back to a page. Returns false if the visitor did not come from there. */
export function goBackToPage(url: string): boolean {
  const page = resolveUrl(url)
  // With the same path, extra query parameters can mean another page.
  if (!page || isCurrentUrl(page.href)) return false
  return goBackTo((visited) => isSameUrl(page, visited))
}

/**
 * Goes back to the latest URL that fulfills the condition. Returns false if the visitor did not come from
 * such a URL, or if that is unknown.
 */
export function goBackTo(isTarget: (url: URL) => boolean): boolean {
  const trail = readEntry().trail ?? (isEntryOfDocument() ? [documentProperty('referrer')] : [])
  const isFound = (url: URL | null) => url !== null && isTarget(url)
  const steps = trail.findIndex((url) => isFound(parseUrl(url))) + 1
  if (steps > 0) history.go(-steps)
  return steps > 0
}

/** Returns whether `document.referrer` is the previous entry: not in a new tab, and not after `pushState`. */
function isEntryOfDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return history.length > 1 && navigation?.name === location.href
}
