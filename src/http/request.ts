import { rejectOnAbort } from './reject-on-abort.ts'

const TIMEOUT_MS = 15_000

/** What a test replaces. */
export interface RequestDependencies {
  /** Default: the page's own at the time of the call, which other scripts may have wrapped. */
  fetch?: typeof fetch
  /** For the whole exchange, body included. Default 15 000. */
  timeout_ms?: number
}

/**
 * Sends one request and returns what `read` makes of the response. The only caller of `fetch`. Without headers of its own, the
 * request is sent as JSON.
 * @param controller aborts the exchange from outside; the time-out aborts it through the same controller
 * @throws a `TimeoutError`, the reason that `controller` was aborted with, or what `fetch` or `read` throws
 */
export function request<T>(
  url: string,
  init: RequestInit,
  read: (response: Response) => T | Promise<T>,
  controller: AbortController = new AbortController(),
  { fetch: send = globalThis.fetch, timeout_ms = TIMEOUT_MS }: RequestDependencies = {},
): Promise<T> {
  const { signal } = controller
  const json = { 'Content-Type': 'application/json' }
  const exchange = async () => read(await send(url, { headers: json, ...init, signal }))
  const timer = setTimeout(
    () => controller.abort(new DOMException('The request timed out.', 'TimeoutError')),
    timeout_ms,
  )
  return rejectOnAbort(exchange(), signal).finally(() => clearTimeout(timer))
}
