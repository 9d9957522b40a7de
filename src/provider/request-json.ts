import { type RequestDependencies, request } from '../http/request.ts'
import { string } from '../untrusted/decoders.ts'
import { StoreError } from './store-error.ts'

/** Time limit for reading the body of an error response. */
const ERROR_BODY_TIMEOUT_MS = 2000

/**
 * Sends one request to the store and returns the untrusted JSON of the response.
 * @param controller aborts the request
 * @throws StoreError if the request fails, times out, or its response is an error or not JSON
 */
export function requestJson(
  url: string,
  init: RequestInit,
  controller: AbortController,
  dependencies: RequestDependencies,
): Promise<unknown> {
  async function read(response: Response): Promise<unknown> {
    if (!response.ok) throw await errorOfResponse(response, controller)
    const body = await response.text()
    try {
      return JSON.parse(body)
    } catch (cause) {
      throw new StoreError('malformed', { cause })
    }
  }
  // `no-cache` asks the store whether a cached response is still valid, because prices and stock change.
  return request(
    url,
    { ...init, cache: 'no-cache', credentials: 'omit' },
    read,
    controller,
    dependencies,
  ).catch((cause) => {
    throw cause instanceof StoreError ? cause : new StoreError(errorKind(cause), { cause })
  })
}

function errorKind({ name }: Error) {
  if (name === 'TimeoutError') return 'timeout'
  return globalThis.navigator?.onLine === false ? 'offline' : 'network'
}

/** Returns the error for a non-OK response. It has no `code` and no `detail` if the body cannot be read in time. */
async function errorOfResponse(response: Response, controller: AbortController): Promise<StoreError> {
  const error = new StoreError(response)
  setTimeout(() => controller.abort(error), ERROR_BODY_TIMEOUT_MS)
  const { code, message } = Object(await response.json().catch(() => null))
  error.code = string(code)
  error.detail = string(message)
  return error
}
