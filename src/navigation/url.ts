import { parseUrl } from '../untrusted/parse-url.ts'
import { pageAddress } from './page-address.ts'

/** Base URL for code that runs without a page, such as in Node. */
const FALLBACK_BASE = 'http://localhost/'

/**
 * Resolves a URL against the page's address. Returns null if it is invalid or its protocol is not http, https
 * or file. Ignores `document.baseURI`, because a theme's `<base href>` must not redirect our links.
 */
export function resolveUrl(url: string): URL | null {
  return resolveAgainst(pageAddress()?.href ?? FALLBACK_BASE, url)
}

/**
 * Returns the absolute URL. Null if its protocol is not allowed in links, or if it is relative and the page
 * has no address (in Node and in some sandboxed frames).
 */
export function absoluteUrl(url: string): string | null {
  return typeof location === 'undefined' ? null : (resolveAgainst(pageAddress()?.href, url)?.href ?? null)
}

function resolveAgainst(base: string | undefined, url: string): URL | null {
  const resolved = parseUrl(url, base)
  return resolved && ['http:', 'https:', 'file:'].includes(resolved.protocol) ? resolved : null
}

/**
 * Returns the absolute URL if the browser would resolve the URL against another page: in a page with
 * `<base href>`, and in a frame without an address of its own. Otherwise returns the URL unchanged.
 */
export function ignoreBaseHref(url: string): string {
  const { document, location } = globalThis
  if (document?.baseURI === location?.href) return url
  return resolveLink(url)?.href ?? url
}

/**
 * Resolves a link's URL. Returns null if its protocol is not allowed. A URL that consists of a hash leads to
 * the current document: in a frame without an address of its own, the result starts with `about:srcdoc` or
 * `blob:`.
 */
export function resolveLink(url: string): URL | null {
  return url.startsWith('#') ? new URL(url, location.href) : resolveUrl(url)
}

/** Returns the absolute URL of a link to the page's own origin. Undefined for any other link. */
export function sameOriginUrl(url: string): string | undefined {
  const resolved = resolveLink(url)
  return resolved?.origin === location.origin ? resolved.href : undefined
}

/**
 * Returns the absolute success URL for the checkout. Default: the site's origin followed by `/success`. Null
 * if the page has no address.
 */
export function resolveSuccessUrl(successUrl: string | undefined): string | null {
  return absoluteUrl(successUrl || '/success') ?? absoluteUrl('/success')
}

/** Returns a query parameter of the page's URL, or null. */
export function queryParameter(name: string): string | null {
  return pageAddress()?.searchParams.get(name) ?? null
}

/** Navigates the browser to another page. */
export function redirectTo(url: string): void {
  location.assign(resolveLink(url)?.href ?? url)
}
