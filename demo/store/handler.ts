import { listAvailableDays, listTimeSlots } from './booking-calls.ts'
import { type Bookings, createBookings } from './bookings.ts'
import { type Catalogs, kindOf, smallCatalogs } from './catalog/index.ts'
import { findMissing, findTaken, payOrder, restoreOrder, startOrder, storeOrder } from './checkout.ts'
import { checkoutPage, unknownCheckoutPage } from './checkout-page.ts'
import { checkoutStyle } from './checkout-style.ts'
import { drawPicture } from './pictures/index.ts'
import { getProduct, listCollections, listProducts, lookUpStock } from './products.ts'
import { errorResponse, json, preflight, RequestError, redirect, respond } from './responses.ts'
import { createShop, type Shop } from './shop.ts'
import { createMemoryStorage, type StateStorage, type StoreState } from './state.ts'

const SLOW_RESPONSE_MS = 3000

/** Options that adapt the demo store to its environment. The defaults are for a server. */
export interface DemoStoreOptions {
  /** The catalogs of all stores. Default: the small catalogs, which the in-page demo store uses. */
  catalogs?: Catalogs
  /** Returns the current time. Earlier appointments cannot be booked. */
  now?: () => Date
  /** The storage for stock, orders and bookings. Default: in memory. */
  storage?: StateStorage
  /** Returns the URL of a product picture. Default: `{base}/pictures/{name}.svg`. */
  pictureUrl?: (name: string, base: string) => string
  /** Returns the URL of the checkout page, without the query string `?session=…`. Default: `{base}/checkout`. */
  checkoutUrl?: (base: string) => string
  /** Whether the checkout page may link to files on disk. Browsers block such links on websites. Default: false. */
  canOpenFiles?: boolean
}

interface Context extends Required<Omit<DemoStoreOptions, 'storage' | 'now'>> {
  request: Request
  state: StoreState
  bookings: Bookings
  /** The base URL of the demo store. */
  base: string
  /** The path segments after the one that selects the API, the checkout or the pictures. */
  path: readonly string[]
}

/**
 * Creates a substitute for the hosted store: a function that handles API calls and serves the checkout page and product
 * pictures. The function needs no server and also runs in browsers.
 */
export function createDemoStore(options: DemoStoreOptions = {}): (request: Request) => Promise<Response> {
  const {
    catalogs = smallCatalogs,
    now = () => new Date(),
    storage = createMemoryStorage(),
    pictureUrl = (name, base) => `${base}/pictures/${name}.svg`,
    checkoutUrl = (base) => `${base}/checkout`,
    canOpenFiles = false,
  } = options
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    const state = storage.read()
    try {
      const { base, area, path } = splitAddress(request)
      const bookings = createBookings(state.booked, now())
      const context = {
        request,
        state,
        bookings,
        base,
        path,
        catalogs,
        pictureUrl,
        checkoutUrl,
        canOpenFiles,
      }
      return await areas[area](context)
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(error)
      throw error
    } finally {
      if (request.method === 'POST') storage.write(state)
    }
  }
}

const areas = { store: handleStoreCall, checkout: handleCheckout, pictures: handlePicture }

function splitAddress(request: Request): { base: string; area: keyof typeof areas; path: string[] } {
  const { origin, pathname } = new URL(request.url)
  const [, base, area, rest = ''] = /^(.*?)\/(store|checkout|pictures)(?:\/(.*))?$/.exec(pathname) ?? []
  if (base === undefined || area === undefined) throw unknownAddress(request)
  const path = rest.split('/').filter(Boolean).map(decode)
  return { base: origin + base, area: area as keyof typeof areas, path }
}

async function handleStoreCall(context: Context): Promise<Response> {
  const { request, base, path, pictureUrl, catalogs, bookings } = context
  const [storeId = '', resource = '', id, ...rest] = path
  // The URLs of these two API calls contain no store ID.
  if (request.method === 'POST' && path.length === 1) {
    if (storeId === 'availability') return listAvailableDays(await readJson(request), catalogs, bookings)
    if (storeId === 'time-slots') return listTimeSlots(await readJson(request), catalogs, bookings)
  }
  const shop = openShop(storeId, context)
  if (shop.kind === 'slow') await new Promise((done) => setTimeout(done, SLOW_RESPONSE_MS))
  if (shop.kind === 'failing')
    throw new RequestError(503, 'The store is closed for maintenance. Please come back later.')

  const query = new URL(request.url).searchParams
  const wire = { currency: shop.catalog.currency, pictureUrl: (name: string) => pictureUrl(name, base) }
  if (rest.length > 0) throw unknownAddress(request)
  switch (`${request.method} ${resource}${id === undefined ? '' : '/{id}'}`) {
    case 'GET products':
      return listProducts(shop, query, wire)
    case 'GET products/{id}':
      return getProduct(shop, id ?? '', query, wire)
    case 'GET collections':
      return listCollections(shop, storeId, query)
    case 'GET variants':
      return lookUpStock(shop, query)
    case 'POST checkout':
      return startCheckout(shop, storeId, context)
    default:
      throw unknownAddress(request)
  }
}

async function startCheckout(
  shop: Shop,
  storeId: string,
  { request, state, base, checkoutUrl }: Context,
): Promise<Response> {
  const order = startOrder(shop, await readJson(request))
  const session = createSessionId()
  state.orders[session] = storeOrder(storeId, order)
  return json({ url: `${checkoutUrl(base)}?session=${session}` })
}

/** Creates a random ID without `crypto.randomUUID`, which is missing in insecure contexts. */
function createSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function openShop(storeId: string, { state: { sold }, catalogs, bookings }: Context): Shop {
  const kind = kindOf(storeId, catalogs)
  const catalog = kind === undefined ? undefined : catalogs[kind]?.()
  if (kind === undefined || catalog === undefined)
    throw new RequestError(404, `Store with id: ${storeId} was not found`)
  sold[storeId] ??= {}
  return createShop(kind, catalog, { sold: sold[storeId], bookings })
}

async function handleCheckout(context: Context): Promise<Response> {
  const { request, state, base, path, pictureUrl, canOpenFiles } = context
  if (path.join('/') === 'style.css') return respond(checkoutStyle, 'text/css; charset=utf-8')
  if (path.length > 0 || !['GET', 'HEAD', 'POST'].includes(request.method)) throw unknownAddress(request)

  const session = new URL(request.url).searchParams.get('session') ?? ''
  const stored = Object.hasOwn(state.orders, session) ? state.orders[session] : undefined
  if (stored === undefined) return page(unknownCheckoutPage(base), 404)
  const order = restoreOrder(openShop(stored.storeId, context), stored)
  const content = {
    base,
    session,
    order,
    pictureUrl: (name: string) => pictureUrl(name, base),
    canLeaveTo: (url: string) => canOpenFiles || !isFile(url),
  }
  if (request.method !== 'POST') return page(checkoutPage(content))

  const missing = order.isPaid ? undefined : (findMissing(order) ?? findTaken(order))
  if (missing !== undefined) return page(checkoutPage({ ...content, missing }), 409)
  payOrder(order)
  state.orders[session] = storeOrder(stored.storeId, order)
  return redirect(content.canLeaveTo(order.successUrl) ? order.successUrl : request.url)
}

function isFile(url: string): boolean {
  return url.startsWith('file:')
}

/**
 * The Content-Security-Policy of the checkout page. `form-action` allows all hosts, because paying redirects to the
 * shop's website.
 */
const checkoutPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'"

function page(html: string, status = 200): Response {
  return respond(html, 'text/html; charset=utf-8', {
    status,
    headers: { 'content-security-policy': checkoutPolicy },
  })
}

async function handlePicture({ request, path }: Context): Promise<Response> {
  const [, name] = /^([a-z0-9-]+)\.svg$/.exec(path.join('/')) ?? []
  const svg = name === undefined ? undefined : drawPicture(name)
  if (svg === undefined) throw unknownAddress(request)
  return respond(svg, 'image/svg+xml; charset=utf-8', { headers: { 'cache-control': 'max-age=300' } })
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new RequestError(400, 'the body must be JSON')
  }
}

function unknownAddress(request: Request): RequestError {
  return new RequestError(404, `Cannot ${request.method} ${new URL(request.url).pathname}`)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
