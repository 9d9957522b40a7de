import { rejectOnAbort } from './reject-on-abort.ts'

const TIMEOUT_MS = 15_000

/** Dependencies that tests replace. */
export interface RequestDependencies {
  /**
   * The function that sends the request. Default: the global `fetch` at the time of the call, because page scripts may
   * wrap it later.
   */
  fetch?: typeof fetch
  /** Time limit for the request including its body, in milliseconds. Default 15,000. */
  timeout_ms?: number
}

/**
 * Sends one request and returns the result of `read`. All other code calls this function instead of `fetch`.
 * @param init without `headers`, the content type is JSON
 * @param controller aborts the request; also used for the timeout
 * @throws DOMException named `TimeoutError`, the abort reason of `controller`, or any error from `fetch` or `read`
 */
export function request<T>(
  url: string,
  init: RequestInit,
  read: (response: Response) => T | Promise<T>,
  controller: AbortController = new AbortController(),
  { fetch: send = globalThis.fetch, timeout_ms = TIMEOUT_MS }: RequestDependencies = {},
): Promise<T> {
  const { signal } = controller
  const jsonHeaders = { 'Content-Type': 'application/json' }
  const sendAndRead = async () => read(await send(url, { headers: jsonHeaders, ...init, signal }))
  const timer = setTimeout(
    () => controller.abort(new DOMException('The request timed out.', 'TimeoutError')),
    timeout_ms,
  )
  return rejectOnAbort(sendAndRead(), signal).finally(() => clearTimeout(timer))
}
