import { JSON_HEADERS, takeEarlyResponse } from './early-response.ts'

const TIMEOUT_MS = 15_000

/** Dependencies that tests replace. */
export interface RequestDependencies {
  /**
   * The function that sends the request. Default: the global `fetch` at the time of the call, because page
   * scripts may wrap it later.
   */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Time limit for the request including its body, in milliseconds. Default 15,000. */
  timeout_ms?: number
}

/**
 * Sends one request and returns the result of `read`. All other code calls this function instead of `fetch`.
 * @param init without `headers`, the content type is JSON; `signal` cancels the request
 * @throws DOMException named `TimeoutError`, the reason of `signal`, or any error from `fetch` or `read`
 */
export async function request<T>(
  url: string,
  init: RequestInit,
  read: (response: Response) => T | Promise<T>,
  { fetch: send = globalThis.fetch, timeout_ms = TIMEOUT_MS }: RequestDependencies = {},
): Promise<T> {
  init.signal?.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  const cancel = () => controller.abort(init.signal?.reason)
  init.signal?.addEventListener('abort', cancel)
  const timer = setTimeout(
    () => controller.abort(new DOMException('The request timed out.', 'TimeoutError')),
    timeout_ms,
  )
  const early = init.method ? undefined : takeEarlyResponse(url, signal)
  const sendAndRead = async () => read(await (early ?? send(url, { headers: JSON_HEADERS, ...init, signal })))
  // A page's own `fetch` may ignore the signal.
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  )
  try {
    return await Promise.race([sendAndRead(), aborted])
  } catch (error) {
    // Ends the transfer of a response that was not read completely.
    controller.abort()
    throw error
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', cancel)
  }
}
