import { type RequestDependencies, request } from '../http/request.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { string } from '../untrusted/decoders.ts'
import { parseUrl } from '../untrusted/parse-url.ts'
import { StoreError } from './store-error.ts'

/** The values of the attributes that specify a store, by camelCase name. */
export type StoreAttributes = Readonly<Record<string, string | null | undefined>>

/** The settings that identify a store at the provider. */
export interface StoreSettings {
  /** URL of the provider's API, for example `https://api.example` or `/provider`. May end with a slash. */
  host: string
  /** The store's ID at the provider. */
  storeId: string
  /** The type of a store that needs an adapter. Undefined for a store with the documented API. */
  type?: string
  /** With a type, all attributes that specify the store. */
  details?: StoreAttributes
}

/** Returns the base URL of all calls for a store. */
export function storeUrl(settings: StoreSettings): string {
  return providerUrl(settings) + storePath(settings)
}

/** Returns the base URL of all calls to the store's provider. */
export function providerUrl({ host }: Pick<StoreSettings, 'host'>): string {
  return `${host.replace(/\/+$/, '')}/store`
}

/** Returns the store's path below the provider's URL. */
export function storePath({ storeId }: Pick<StoreSettings, 'storeId'>): string {
  return `/${encodeURIComponent(storeId.toWellFormed())}`
}

/**
 * Resolves a URL against the page's URL, because a theme may set a `<base href>` that points to another site.
 * A frame without its own URL (`about:srcdoc`) uses the surrounding page's. Unchanged in Node.
 */
function toAbsoluteUrl(url: string): string {
  if (typeof document === 'undefined') return url
  // An invalid URL is returned unchanged, so that the request fails with the usual error.
  return parseUrl(url, pageAddress()?.href)?.href ?? url
}

/** The options of every request to a store. */
export const STORE_REQUEST = {
  // Asks the store whether a cached response is still valid, because prices and stock change.
  cache: 'no-cache',
  credentials: 'omit',
} as const satisfies RequestInit

/** Time limit for reading the body of an error response. */
const ERROR_BODY_TIMEOUT_MS = 2000

/**
 * Sends one request to the store and returns the untrusted JSON of the response.
 * @param type the type of the store, for messages to the page author
 * @throws StoreError if the request fails, times out, or its response is an error or not JSON; the reason of
 *   `init.signal` if it aborts
 */
export async function requestJson(
  relativeUrl: string,
  init: RequestInit,
  dependencies: RequestDependencies,
  type?: string,
): Promise<unknown> {
  const url = toAbsoluteUrl(relativeUrl)
  try {
    return await request(url, { ...init, ...STORE_REQUEST }, readJson, dependencies)
  } catch (cause) {
    init.signal?.throwIfAborted()
    const error = cause instanceof StoreError ? cause : new StoreError(errorKind(cause as Error), { cause })
    error.url = url
    error.type = type
    throw error
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw await errorOfResponse(response)
  const body = await response.text()
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new StoreError('malformed', { cause })
  }
}

function errorKind({ name }: Error) {
  if (name === 'TimeoutError') return 'timeout'
  return globalThis.navigator?.onLine === false ? 'offline' : 'network'
}

/** Returns the error for a non-OK response. It has no details if the body cannot be read in time. */
async function errorOfResponse(response: Response): Promise<StoreError> {
  const error = new StoreError(response)
  const timeout = new Promise((resolve) => setTimeout(resolve, ERROR_BODY_TIMEOUT_MS))
  const { code, message, variant_id } = Object(
    await Promise.race([response.json().catch(() => null), timeout]),
  )
  error.code = string(code)
  error.detail = string(message)
  error.variantId = string(variant_id)
  return error
}
