import { type RequestDependencies, request } from '../http/request.ts'
import { string } from '../untrusted/decoders.ts'
import { StoreError } from './store-error.ts'

/** How long to wait for the body of an error response; its status has arrived by then. */
const REFUSAL_MS = 2000

/**
 * Sends one request to the store and returns the parsed JSON of the response, of unknown shape.
 * @param controller aborts the request
 * @throws StoreError
 */
export function requestJson(
  url: string,
  init: RequestInit,
  controller: AbortController,
  dependencies: RequestDependencies,
): Promise<unknown> {
  async function read(response: Response): Promise<unknown> {
    if (!response.ok) throw await refusalOf(response, controller)
    const body = await response.text()
    try {
      return JSON.parse(body)
    } catch (cause) {
      throw new StoreError('malformed', { cause })
    }
  }
  return request(url, { ...init, credentials: 'omit' }, read, controller, dependencies).catch((cause) => {
    throw cause instanceof StoreError ? cause : new StoreError(problemOf(cause), { cause })
  })
}

function problemOf({ name }: Error) {
  if (name === 'TimeoutError') return 'timeout'
  return globalThis.navigator?.onLine === false ? 'offline' : 'network'
}

/** Whether or not the body can be read or ever ends, the visitor is shown the status. */
async function refusalOf(response: Response, controller: AbortController): Promise<StoreError> {
  const error = new StoreError(response)
  setTimeout(() => controller.abort(error), REFUSAL_MS)
  error.code = string(Object(await response.json().catch(() => null)).code)
  return error
}
