import { storeIdProblem } from './store-id.ts'

export type StoreCheckKind =
  | 'found'
  | 'empty'
  | 'not-found'
  | 'not-a-store'
  | 'refused'
  | 'unavailable'
  | 'cors'
  | 'unreachable'
  | 'offline'
  | 'timeout'
  | 'incomplete'

/** The result of a store check, as shown to the visitor. */
export interface StoreCheck {
  kind: StoreCheckKind
  message: string
  /** The store's own explanation, if it refused the request. */
  reason?: string
}

const TIMEOUT_MS = 10_000

/** The dependencies of `checkStore` that tests replace. */
export interface CheckDependencies {
  fetch?: typeof fetch
  timeout_ms?: number
  isOnline?: () => boolean
  pageProtocol?: string
}

/** Requests the store's product list as the elements do, and explains the result. */
export async function checkStore(
  host: string,
  storeId: string,
  dependencies: CheckDependencies = {},
): Promise<StoreCheck> {
  const { fetch: send = globalThis.fetch, timeout_ms = TIMEOUT_MS } = dependencies
  const incomplete = problemOf(host.trim(), storeId.trim(), dependencies.pageProtocol)
  if (incomplete) return { kind: 'incomplete', message: incomplete }
  const address = `${host.trim().replace(/\/+$/, '')}/store/${encodeURIComponent(storeId.trim())}/products`
  const request = (init: RequestInit) =>
    send(address, { ...init, credentials: 'omit', signal: AbortSignal.timeout(timeout_ms) })
  try {
    return await explain(await request({ headers: { 'Content-Type': 'application/json' } }), storeId.trim())
  } catch (error) {
    if (isTimeout(error)) return timeout(timeout_ms)
    return explainFailure(request, dependencies)
  }
}

/** Returns whether a text is an http or https URL. */
export function isStoreHost(host: string): boolean {
  return /^https?:\/\/\S+$/i.test(host) && URL.canParse(host)
}

function problemOf(host: string, storeId: string, pageProtocol: string | undefined): string | undefined {
  if (!host) return 'Write the address of the store’s server first.'
  if (!isStoreHost(host)) return 'The address of the store’s server must begin with https://.'
  if (pageProtocol === 'https:' && host.toLowerCase().startsWith('http:')) {
    return 'Browsers block a store at http:// on pages with https://. Use the store’s https:// address.'
  }
  return storeIdProblem(storeId, host)
}

async function explain(response: Response, storeId: string): Promise<StoreCheck> {
  const body = await response.json().catch((error) => {
    if (isTimeout(error)) throw error
  })
  if (response.status === 429 || response.status >= 500) {
    return {
      kind: 'unavailable',
      message: `The store is not available right now (HTTP ${response.status}). Try again later.`,
    }
  }
  if (response.status === 404 && body !== undefined) {
    return {
      kind: 'not-found',
      message: `The store’s server responded, but it has no store “${storeId}” (HTTP 404). Check the store id.`,
    }
  }
  if (!response.ok && body !== undefined) {
    const reason = typeof body?.message === 'string' ? body.message.trim().slice(0, 200) : ''
    return {
      kind: 'refused',
      message: `The store refused the request (HTTP ${response.status})${reason ? `: “${reason}”` : ''}. Check in your provider’s settings that the store is published, then try again.`,
      ...(reason && { reason }),
    }
  }
  const products: unknown = response.ok ? body?.products : undefined
  if (!Array.isArray(products)) {
    return {
      kind: 'not-a-store',
      message: `There is no store at this address: the response (HTTP ${response.status}) is not a product list. Check the address of the store’s server.`,
    }
  }
  const count = typeof body.count === 'number' ? body.count : products.length
  return count === 0
    ? {
        kind: 'empty',
        message: 'Your store works, but it has no products yet. Add one in your provider’s settings.',
      }
    : { kind: 'found', message: foundMessage(count, products[0]?.title) }
}

/** Names the first product, so that owners recognize their store. */
function foundMessage(count: number, title: unknown): string {
  const found = `Your store works: ${count} ${count === 1 ? 'product' : 'products'} found`
  if (typeof title !== 'string' || !title.trim()) return `${found}.`
  return count === 1 ? `${found}, “${title.trim()}”.` : `${found}. The first one is “${title.trim()}”.`
}

/**
 * Explains why a request failed, because browsers give scripts no reason. Sends a second request in `no-cors` mode to
 * find out whether the server can be reached.
 */
async function explainFailure(
  request: (init: RequestInit) => Promise<Response>,
  { isOnline = () => navigator.onLine, timeout_ms = TIMEOUT_MS }: CheckDependencies,
): Promise<StoreCheck> {
  if (!isOnline()) {
    return { kind: 'offline', message: 'You seem to be offline. Check your connection and try again.' }
  }
  try {
    await request({ mode: 'no-cors' })
    return {
      kind: 'cors',
      message:
        'The server responded, but the browser blocked the response (CORS). Check the address of the store’s server. If it is right, ask your provider to send Access-Control-Allow-Origin for your website.',
    }
  } catch (error) {
    if (isTimeout(error)) return timeout(timeout_ms)
    return {
      kind: 'unreachable',
      message:
        'No server was found at this address. Check the address of the store’s server for typing errors.',
    }
  }
}

function timeout(timeout_ms: number): StoreCheck {
  return {
    kind: 'timeout',
    message: `The store did not respond within ${timeout_ms / 1000} seconds. Try again later.`,
  }
}

function isTimeout(error: unknown): boolean {
  // Some browsers report a timeout while the body loads as an `AbortError`.
  return error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name)
}
