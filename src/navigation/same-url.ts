import { parseUrl } from '../untrusted/parse-url.ts'
import { pageAddress } from './page-address.ts'

/** Returns whether the page's URL is this absolute URL, as `isSameUrl` compares it. */
export function isCurrentUrl(url: string): boolean {
  const page = pageAddress()
  const parsed = parseUrl(url)
  return page !== undefined && parsed !== null && isSameUrl(parsed, page)
}

/**
 * Returns whether a URL leads to the expected page. Ignores extra query parameters, which the checkout or
 * filters may add, and endings that many hosts add or remove, such as a trailing slash or `.html`.
 */
export function isSameUrl(expected: URL, url: URL): boolean {
  return (
    expected.origin === url.origin &&
    pagePath(expected.pathname) === pagePath(url.pathname) &&
    [...expected.searchParams].every(([name, value]) => url.searchParams.get(name) === value) &&
    (expected.hash === '' || pagePath(expected.hash) === pagePath(url.hash))
  )
}

/** Returns a path or hash without its query and without a trailing slash, `index.html` or `.html`. */
function pagePath(path: string): string {
  return path.replace(/\?.*$/, '').replace(/(\/index)?(\.html)?\/?$/, '')
}
