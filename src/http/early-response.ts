/*
 * Entry points send the request of the page's product list before the rest of the code runs. The loader is a
 * bundle of its own, so that the response is kept in a property of `window`.
 */

/** The headers of requests whose body is JSON. Requests without a body have them too. */
export const JSON_HEADERS = { 'Content-Type': 'application/json' }

const KEY = Symbol.for('electrician-elements-response')

/** How long a response is kept, because prices and stock change. */
const MAX_AGE_MS = 30_000

interface EarlyResponse {
  url: string
  response: Promise<Response>
  abort: () => void
  sentAt_ms: number
}

/** Sends a GET request whose response a later `request` with the same URL uses. Only one can be waiting. */
export function sendEarly(url: string, init: RequestInit): void {
  if (Reflect.has(window, KEY)) return
  const controller = new AbortController()
  const response = fetch(url, { headers: JSON_HEADERS, ...init, signal: controller.signal })
  // If nothing uses the response, its failure has no effect.
  response.catch(() => {})
  Reflect.set(window, KEY, {
    url,
    response,
    abort: () => controller.abort(),
    sentAt_ms: performance.now(),
  } satisfies EarlyResponse)
}

/**
 * Returns the response to a request that was sent early, but only once. Undefined if there is none.
 * @param signal cancels the request. Browsers let a second request for the URL wait for the first one.
 */
export function takeEarlyResponse(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const early: EarlyResponse | undefined = Reflect.get(globalThis, KEY)
  if (early?.url !== url) return undefined
  Reflect.deleteProperty(globalThis, KEY)
  signal.addEventListener('abort', early.abort)
  return performance.now() - early.sentAt_ms < MAX_AGE_MS ? early.response : undefined
}

/** The store's responses that the prerendered page contains, by request URL. */
let initialData: unknown

/** Sets the initial data of a prerendered page: an object with the store's responses by request URL. */
export function setInitialData(responses: unknown): void {
  initialData = responses
}

/** Returns the prerendered page's response for a URL, not validated. Undefined if the page lacks it. */
export function initialResponse(url: string): unknown {
  return Object(initialData)[url]
}
