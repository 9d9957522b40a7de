import { parseUrl } from '../untrusted/parse-url.ts'
import { documentProperty } from './page-document.ts'

/** Addresses of documents that were created from text or data. Links cannot be resolved against them. */
const NO_ADDRESS = /^(about|blob|data|javascript):/

/**
 * Returns the page's address, without credentials. In a frame without an address of its own (`srcdoc`,
 * `blob:`), this is the address of the page around it. Undefined outside a browser, and in a frame that
 * cannot read any address.
 */
export function pageAddress(): URL | undefined {
  const candidates = [
    ...readAddresses(globalThis.window),
    // A sandboxed `srcdoc` frame cannot read its parent's address, but inherits it as the base of its links.
    globalThis.document && documentProperty('baseURI'),
    globalThis.location?.origin,
  ]
  const found = candidates.find((address) => parseUrl(address) && !NO_ADDRESS.test(address))
  if (!found) return undefined
  const address = new URL(found)
  address.username = ''
  address.password = ''
  return address
}

/** Returns the address of a page and of the pages around it, up to the first one of another origin. */
function readAddresses(page: Window): string[] {
  try {
    const { href } = page.location
    return page.parent === page ? [href] : [href, ...readAddresses(page.parent)]
  } catch {
    return []
  }
}

/** Resolves a URL against the page's own address. Null for a relative URL in a frame without an address. */
export function resolveOnPage(url: string): string | null {
  return parseUrl(url, location.href)?.href ?? null
}
