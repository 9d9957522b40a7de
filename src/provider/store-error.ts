import { storeTexts } from '../texts/en/store.ts'
import { ENGLISH } from '../texts/locale.ts'
import { translatable } from '../texts/translatable.ts'
import { translator } from '../texts/translate.ts'

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
 * A failed call to the store. `errorText()` returns its message for visitors; for a non-OK status it is "HTTP {status}:
 * {statusText}".
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

  constructor(problem: Exclude<StoreErrorKind, 'http'> | ErrorStatus, options?: ErrorOptions) {
    const isHttpError = typeof problem === 'object'
    const text = translator(storeTexts, ENGLISH)
    super(
      isHttpError
        ? text('store_http_error', { status: problem.status, reason: problem.statusText })
        : text(TEXT_KEYS[problem]),
      options,
    )
    this.kind = isHttpError ? 'http' : problem
    this.status = isHttpError ? problem.status : undefined
    if (isHttpError)
      translatable(this, 'store_http_error', { status: problem.status, reason: problem.statusText })
    else translatable(this, TEXT_KEYS[problem])
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

/** Returns the error's message, or the fallback if it has none. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback
}
