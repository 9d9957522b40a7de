/** The only door to `location`. */

const FALLBACK_BASE = 'http://localhost/'

export function currentUrl(): string {
  return location.href
}

/** An address as the browser would resolve it on this page, or null when it isn't one a shop should lead to. */
export function resolveUrl(address: string): URL | null {
  // The page's own address, not `document.baseURI`: a theme's <base href> must not send visitors elsewhere.
  // A frame made of text has no address of its own.
  const base =
    typeof location === 'undefined'
      ? FALLBACK_BASE
      : location.protocol === 'about:'
        ? document.baseURI
        : location.href
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  return ['http:', 'https:', 'file:'].includes(url.protocol) ? url : null
}

/** What a link, picture or request must say to lead where the page itself would: a `<base href>` bends relative addresses. */
export function ignoreBaseHref(address: string): string {
  const isBent = globalThis.document?.baseURI !== globalThis.location?.href
  return (isBent && resolveUrl(address)?.href) || address
}

/** Where the hosted checkout returns to after payment: the site's origin and `/success` (spec 7.4), or the given address. */
export function resolveSuccessUrl(address: string | undefined): string {
  const url = resolveUrl(address || '/success')
  return (url ?? resolveUrl('/success'))?.href ?? currentUrl()
}

/** Whether the browser stands at an address, whatever the checkout has added to its query. */
export function isCurrentUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const wanted = new URL(address)
  const query = new URLSearchParams(location.search)
  return (
    wanted.origin === location.origin &&
    wanted.pathname === location.pathname &&
    [...wanted.searchParams].every(([name, value]) => query.get(name) === value) &&
    (wanted.hash === '' || wanted.hash === location.hash)
  )
}

export function queryParameter(name: string): string | null {
  return typeof location === 'undefined' ? null : new URLSearchParams(location.search).get(name)
}

/** Loads another page in place of this one. */
export function redirectTo(address: string): void {
  location.assign(resolveUrl(address)?.href ?? address)
}
