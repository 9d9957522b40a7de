/** What went wrong between the visitor and the store. */
export type StoreErrorKind = 'offline' | 'network' | 'timeout' | 'http' | 'malformed'

const MESSAGES: Record<Exclude<StoreErrorKind, 'http'>, string> = {
  offline: 'You seem to be offline. Check your connection and try again.',
  network: 'The store could not be reached. Check your connection and try again.',
  timeout: 'The store took too long to answer. Please try again.',
  malformed: 'The store sent an answer that could not be read. Please try again later.',
}

/** What a refusal carried: its status line, and what its body said if it could be read. */
export interface Refusal {
  status: number
  /** Empty over HTTP/2. */
  statusText: string
  code?: string | null
}

/** A call to the store that failed. `message` is fit for the visitor; for a refusal it is the one of spec 8. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly kind: StoreErrorKind
  /** HTTP status of a refusal. */
  readonly status: number | undefined
  /** The provider's own word for the reason, such as `insufficient_inventory`. */
  readonly code: string | undefined

  constructor(problem: Exclude<StoreErrorKind, 'http'> | Refusal, options?: ErrorOptions) {
    const refusal = typeof problem === 'string' ? undefined : problem
    super(
      typeof problem === 'string' ? MESSAGES[problem] : `HTTP ${problem.status}: ${problem.statusText}`,
      options,
    )
    this.kind = typeof problem === 'string' ? problem : 'http'
    this.status = refusal?.status
    this.code = refusal?.code ?? undefined
  }
}
