/** Base URL for code that runs without a page, such as in Node. */
const FALLBACK_BASE = 'http://localhost/'

/** Returns the URL of the page. */
export function currentUrl(): string {
  return location.href
}

/** Resolves a URL against the page's URL. Returns null if it is invalid or its protocol is not http, https or file. */
export function resolveUrl(url: string): URL | null {
  // Ignore `document.baseURI`: a theme's <base href> must not redirect our links. Only a frame without a URL of its own
  // (`about:srcdoc`) needs it.
  const base =
    typeof location === 'undefined'
      ? FALLBACK_BASE
      : location.protocol === 'about:'
        ? document.baseURI
        : location.href
  if (!URL.canParse(url, base)) return null
  const resolved = new URL(url, base)
  return ['http:', 'https:', 'file:'].includes(resolved.protocol) ? resolved : null
}

/**
 * Returns the absolute URL if a `<base href>` would change how the browser resolves it, otherwise the URL unchanged.
 */
export function ignoreBaseHref(url: string): string {
  const hasBaseHref = globalThis.document?.baseURI !== globalThis.location?.href
  return (hasBaseHref && resolveUrl(url)?.href) || url
}

/** Returns the absolute success URL for the checkout. Default: the site's origin followed by `/success` (spec 7.4). */
export function resolveSuccessUrl(successUrl: string | undefined): string {
  const resolved = resolveUrl(successUrl || '/success')
  return (resolved ?? resolveUrl('/success'))?.href ?? currentUrl()
}

/**
 * Returns whether the page's URL is this absolute URL. Ignores extra query parameters, which the checkout may add, and
 * endings that many hosts add or remove, such as a trailing slash or `.html`.
 */
export function isCurrentUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const expected = new URL(url)
  const query = new URLSearchParams(location.search)
  return (
    expected.origin === location.origin &&
    pagePath(expected.pathname) === pagePath(location.pathname) &&
    [...expected.searchParams].every(([name, value]) => query.get(name) === value) &&
    (expected.hash === '' || pagePath(expected.hash) === pagePath(location.hash))
  )
}

/** Returns a path or hash without its query and without a trailing slash, `index.html` or `.html`. */
function pagePath(path: string): string {
  return path.replace(/\?.*$/, '').replace(/(\/index)?(\.html)?\/?$/, '')
}

/** Returns a query parameter of the page's URL, or null. */
export function queryParameter(name: string): string | null {
  return typeof location === 'undefined' ? null : new URLSearchParams(location.search).get(name)
}

/** Navigates the browser to another page. */
export function redirectTo(url: string): void {
  location.assign(resolveUrl(url)?.href ?? url)
}
