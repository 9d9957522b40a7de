import { storeTexts } from '../texts/en/store.ts'
import { translatable } from '../texts/translatable.ts'

/** The reason why a call to the store failed; `http` means a non-OK status. */
export type StoreErrorKind = 'offline' | 'network' | 'timeout' | 'http' | 'malformed'

const TEXT_KEYS = {
  offline: 'store_offline',
  network: 'store_unreachable',
  timeout: 'store_timeout',
  malformed: 'store_unreadable',
} as const satisfies Record<Exclude<StoreErrorKind, 'http'>, keyof typeof storeTexts>

/** The status of an error response. `statusText` is empty over HTTP/2. */
type ErrorStatus = Pick<Response, 'status' | 'statusText'>

/**
 * A failed call to the store. `errorText()` returns its message for visitors. For a non-OK status it is "HTTP
 * {status}: {statusText}" in every language.
 */
export class StoreError extends Error {
  override name = 'StoreError'
  declare readonly kind: StoreErrorKind
  /** HTTP status of an error response; undefined for other kinds. */
  declare readonly status: number | undefined
  /** The store's error code from the response body, for example `insufficient_inventory`. */
  declare code: string | undefined
  /** The store's own error message from the response body. */
  declare detail: string | undefined
  /** The ordered variant that the store refuses, from the response body. */
  declare variantId: string | undefined
  /** The URL of the request, for messages to the page author. */
  declare url: string | undefined
  /** The type of the store. Undefined for a store with the documented API. */
  declare type: string | undefined

  constructor(problem: Exclude<StoreErrorKind, 'http'> | ErrorStatus, options?: ErrorOptions) {
    const isHttpError = typeof problem === 'object'
    const message = isHttpError
      ? `HTTP ${problem.status}: ${problem.statusText}`
      : storeTexts[TEXT_KEYS[problem]]
    super(message, options)
    this.kind = isHttpError ? 'http' : problem
    this.status = isHttpError ? problem.status : undefined
    if (!isHttpError) translatable(this, TEXT_KEYS[problem])
  }
}

/** Returns whether the store does not accept the parameters of a request. */
export function isRejected(error: unknown): boolean {
  return error instanceof StoreError && error.status === 400
}

/** Returns whether the store does not have what was requested. */
export function isMissing(error: unknown): boolean {
  return error instanceof StoreError && (error.status === 404 || error.status === 410)
}
