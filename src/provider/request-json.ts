import { entity, or, text } from '../untrusted/readers.ts'
import { untilAborted } from './shared-requests.ts'
import { StoreError } from './store-error.ts'

const refusalBody = entity({ code: or(text, null) })

/**
 * One exchange with the store: sends, reads the whole body, gives it as parsed JSON of unknown shape.
 * @param controller ends the exchange from outside; the time-out, which covers the body too, ends it through the same
 * @throws StoreError, or the reason `controller` was aborted with
 */
export async function requestJson(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  controller: AbortController,
  timeout_ms: number,
): Promise<unknown> {
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new StoreError('timeout')), timeout_ms)
  const headers = { 'Content-Type': 'application/json' }
  try {
    return await untilAborted(exchange(send, url, { ...init, headers, credentials: 'omit', signal }), signal)
  } finally {
    clearTimeout(timer)
  }
}

async function exchange(send: typeof fetch, url: string, init: RequestInit): Promise<unknown> {
  const response = await reach(() => send(url, init))
  if (!response.ok) throw await refusalOf(response)
  const body = await reach(() => response.text())
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new StoreError('malformed', { cause })
  }
}

async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (cause) {
    const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
    throw new StoreError(isOffline ? 'offline' : 'network', { cause })
  }
}

async function refusalOf(response: Response): Promise<StoreError> {
  const { status, statusText } = response
  // Whether the body can be read or not, the status is what the visitor is told.
  const body = refusalBody(await response.json().catch(() => null))
  return new StoreError({ status, statusText, ...body })
}
