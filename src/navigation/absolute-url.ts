import { resolveUrl } from './url.ts'

/** Returns the absolute URL, or null if there is no page (in Node) or the protocol is not allowed in links. */
export function absoluteUrl(url: string): string | null {
  return typeof location === 'undefined' ? null : (resolveUrl(url)?.href ?? null)
}
