import { resolveUrl } from './url.ts'

/** Returns the address with its origin, or null without a page or for an address that a link must not lead to. */
export function absoluteUrl(address: string): string | null {
  return typeof location === 'undefined' ? null : (resolveUrl(address)?.href ?? null)
}
