/** What went wrong between the visitor and the store. */
export type StoreErrorKind = 'offline' | 'network' | 'timeout' | 'http' | 'malformed'

const MESSAGES: Record<Exclude<StoreErrorKind, 'http'>, string> = {
  offline: 'You seem to be offline. Check your connection and try again.',
  network: 'The store could not be reached. Check your connection and try again.',
  timeout: 'The store took too long to respond. Please try again.',
  malformed: 'The store sent a response that could not be read. Please try again later.',
}

/** A refusal's status line; its text is empty over HTTP/2. */
type Refusal = Pick<Response, 'status' | 'statusText'>

/** A call to the store that failed. `message` is fit for the visitor; for a refusal it is the one of spec 8. */
export class StoreError extends Error {
  override name = 'StoreError'
  declare readonly kind: StoreErrorKind
  /** HTTP status of a refusal. */
  declare readonly status: number | undefined
  /** The provider's own word for the reason, such as `insufficient_inventory`, once a refusal's body has been read. */
  declare code: string | undefined

  constructor(problem: Exclude<StoreErrorKind, 'http'> | Refusal, options?: ErrorOptions) {
    const isRefusal = typeof problem === 'object'
    super(isRefusal ? `HTTP ${problem.status}: ${problem.statusText}` : MESSAGES[problem], options)
    this.kind = isRefusal ? 'http' : problem
    this.status = isRefusal ? problem.status : undefined
  }
}

/** The error's own words, or the spec's fallback for an error without any (spec 8). */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback
}
