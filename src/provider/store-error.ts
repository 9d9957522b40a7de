/** The reason why a call to the store failed; `http` means a non-OK status. */
export type StoreErrorKind = 'offline' | 'network' | 'timeout' | 'http' | 'malformed'

const MESSAGES: Record<Exclude<StoreErrorKind, 'http'>, string> = {
  offline: 'You seem to be offline. Check your connection and try again.',
  network: 'The store could not be reached. Check your connection and try again.',
  timeout: 'The store took too long to respond. Please try again.',
  malformed: 'The store sent a response that could not be read. Please try again later.',
}

/** The status of an error response. `statusText` is empty over HTTP/2. */
type ErrorStatus = Pick<Response, 'status' | 'statusText'>

/**
 * A failed call to the store. Its message is written for visitors; for a non-OK status it is "HTTP {status}:
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
    super(isHttpError ? `HTTP ${problem.status}: ${problem.statusText}` : MESSAGES[problem], options)
    this.kind = isHttpError ? 'http' : problem
    this.status = isHttpError ? problem.status : undefined
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
