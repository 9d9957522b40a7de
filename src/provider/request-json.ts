import { text } from '../untrusted/readers.ts'
import { untilAborted } from './shared-requests.ts'
import { StoreError } from './store-error.ts'

/** What an error's body is given; its status has arrived by then. */
const REFUSAL_MS = 2000

/**
 * One exchange with the store: sends, reads the whole body, gives it as parsed JSON of unknown shape.
 * @param controller ends the exchange from outside; the time-out, which covers the body too, ends it through the same
 * @throws StoreError, or the reason `controller` was aborted with
 */
export function requestJson(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  controller: AbortController,
  timeout_ms: number,
): Promise<unknown> {
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new StoreError('timeout')), timeout_ms)
  const headers = { 'Content-Type': 'application/json' }
  const exchange = async () => {
    const response = await reach(() => send(url, { ...init, headers, credentials: 'omit', signal }))
    if (!response.ok) throw await refusalOf(response, controller)
    const body = await reach(() => response.text())
    try {
      return JSON.parse(body)
    } catch (cause) {
      throw new StoreError('malformed', { cause })
    }
  }
  return untilAborted(exchange(), signal).finally(() => clearTimeout(timer))
}

async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (cause) {
    throw new StoreError(globalThis.navigator?.onLine === false ? 'offline' : 'network', { cause })
  }
}

/** Whether the body can be read, ends or not, the status is what the visitor is told. */
async function refusalOf(response: Response, controller: AbortController): Promise<StoreError> {
  const error = new StoreError(response)
  setTimeout(() => controller.abort(error), REFUSAL_MS)
  error.code = text(Object(await response.json().catch(() => null)).code)
  return error
}
