import { type RequestDependencies, request } from '../http/request.ts'
import { string } from '../untrusted/decoders.ts'
import { StoreError } from './store-error.ts'
import { STORE_REQUEST } from './store-url.ts'

/** Time limit for reading the body of an error response. */
const ERROR_BODY_TIMEOUT_MS = 2000

/**
 * Sends one request to the store and returns the untrusted JSON of the response.
 * @throws StoreError if the request fails, times out, or its response is an error or not JSON; the reason of
 *   `init.signal` if it aborts
 */
export async function requestJson(
  url: string,
  init: RequestInit,
  dependencies: RequestDependencies,
): Promise<unknown> {
  const options: RequestInit = { ...init, ...STORE_REQUEST }
  try {
    return await request(url, options, readJson, dependencies)
  } catch (cause) {
    init.signal?.throwIfAborted()
    throw cause instanceof StoreError ? cause : new StoreError(errorKind(cause as Error), { cause })
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

/** Returns the error for a non-OK response. It has no `code` and no `detail` if the body cannot be read in time. */
async function errorOfResponse(response: Response): Promise<StoreError> {
  const error = new StoreError(response)
  const timeout = new Promise((resolve) => setTimeout(resolve, ERROR_BODY_TIMEOUT_MS))
  const { code, message } = Object(await Promise.race([response.json().catch(() => null), timeout]))
  error.code = string(code)
  error.detail = string(message)
  return error
}
