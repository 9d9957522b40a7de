import { pageAddress } from '../navigation/page-address.ts'

/** The settings that identify a store at the provider. */
export interface StoreSettings {
  /** URL of the provider's API, for example `https://api.example` or `/provider`. May end with a slash. */
  host: string
  /** The store's ID at the provider. */
  storeId: string
}

/** Returns the base URL of all calls to a store. */
export function storeUrl({ host, storeId }: StoreSettings): string {
  return `${host.replace(/\/+$/, '')}/store${storePath({ storeId })}`
}

/** Returns the store's path below the provider's `/store`. */
export function storePath({ storeId }: Pick<StoreSettings, 'storeId'>): string {
  return `/${encodeURIComponent(storeId.toWellFormed())}`
}

/**
 * Resolves a URL against the page's URL, because a theme may set a `<base href>` that points to another site. A frame
 * without a URL of its own (`about:srcdoc`) uses the URL of the page around it. Returns the URL unchanged in Node.
 */
export function toAbsoluteUrl(url: string): string {
  if (typeof document === 'undefined') return url
  const base = pageAddress()?.href
  // An invalid URL is returned unchanged, so that the request fails with the usual error.
  return URL.canParse(url, base) ? new URL(url, base).href : url
}

/** The options of every request to a store. */
export const STORE_REQUEST = {
  // Asks the store whether a cached response is still valid, because prices and stock change.
  cache: 'no-cache',
  credentials: 'omit',
} as const satisfies RequestInit
