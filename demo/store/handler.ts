import { answer, json, preflight, Refusal, refused, seeOther } from './answers.ts'
import { kindOf } from './catalogue/index.ts'
import { findMissing, type Order, payOrder, startOrder } from './checkout.ts'
import { checkoutPage, unknownCheckoutPage } from './checkout-page.ts'
import { checkoutStyle } from './checkout-style.ts'
import { drawPicture } from './pictures/index.ts'
import { getProduct, listProducts, lookUpStock } from './products.ts'
import { createShop, type Shop } from './shop.ts'

const slowAnswerMs = 3000

/** Where a request goes: `base` is what the store is mounted under, `path` what follows `area`. */
interface Destination {
  base: string
  area: 'store' | 'checkout' | 'pictures'
  path: readonly string[]
}

interface Memory {
  shops: Map<string, Shop>
  orders: Map<string, Order>
}

/** A stand-in for the hosted provider: its calls, its checkout page and the pictures of its products. */
export function createDemoStore(): (request: Request) => Promise<Response> {
  const memory: Memory = { shops: new Map(), orders: new Map() }
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    try {
      return await route(request, memory)
    } catch (error) {
      if (error instanceof Refusal) return refused(error)
      throw error
    }
  }
}

async function route(request: Request, memory: Memory): Promise<Response> {
  const url = new URL(request.url)
  const destination = destinationOf(url)
  switch (destination?.area) {
    case 'store':
      return callStore(request, destination, memory)
    case 'checkout':
      return visitCheckout(request, destination, memory)
    case 'pictures':
      return showPicture(request, destination)
    default:
      throw cannot(request)
  }
}

function destinationOf(url: URL): Destination | undefined {
  const [, base, area, rest] = /^(.*?)\/(store|checkout|pictures)(?:\/(.*))?$/.exec(url.pathname) ?? []
  if (base === undefined || area === undefined) return undefined
  const path = (rest ?? '').split('/').filter(Boolean).map(decode)
  return { base: url.origin + base, area: area as Destination['area'], path }
}

async function callStore(request: Request, { base, path }: Destination, memory: Memory): Promise<Response> {
  const [storeId = '', ...call] = path
  const shop = openShop(storeId, memory)
  if (shop.kind === 'slow') await new Promise((done) => setTimeout(done, slowAnswerMs))
  if (shop.kind === 'failing')
    throw new Refusal(503, 'The store is closed for maintenance. Please come back later.')

  const query = new URL(request.url).searchParams
  const context = { currency: shop.catalogue.currency, pictureUrl: pictureUrlUnder(base) }
  const [resource = '', id, ...more] = call
  if (more.length === 0) {
    const name = `${request.method} ${resource}${id === undefined ? '' : '/{id}'}`
    if (name === 'GET products') return listProducts(shop, query, context)
    if (name === 'GET products/{id}') return getProduct(shop, id ?? '', query, context)
    if (name === 'GET variants') return lookUpStock(shop, query)
    if (name === 'POST checkout') {
      const order = startOrder(shop, await bodyOf(request))
      const session = crypto.randomUUID()
      memory.orders.set(session, order)
      return json({ url: `${base}/checkout?session=${session}` })
    }
  }
  throw cannot(request)
}

function openShop(storeId: string, { shops }: Memory): Shop {
  const open = shops.get(storeId)
  if (open !== undefined) return open
  const kind = kindOf(storeId)
  if (kind === undefined) throw new Refusal(404, `Store with id: ${storeId} was not found`)
  const shop = createShop(kind)
  shops.set(storeId, shop)
  return shop
}

function visitCheckout(request: Request, { base, path }: Destination, { orders }: Memory): Response {
  if (path.join('/') === 'style.css') return answer(checkoutStyle, 'text/css; charset=utf-8')
  if (path.length > 0 || !['GET', 'HEAD', 'POST'].includes(request.method)) throw cannot(request)

  const session = new URL(request.url).searchParams.get('session') ?? ''
  const order = orders.get(session)
  if (order === undefined) return page(unknownCheckoutPage(base), 404)
  const visit = { base, session, order, pictureUrl: pictureUrlUnder(base) }
  if (request.method !== 'POST') return page(checkoutPage(visit))

  const missing = order.isPaid ? undefined : findMissing(order)
  if (missing !== undefined) return page(checkoutPage({ ...visit, missing }), 409)
  payOrder(order)
  // Browsers refuse to go from a website to a file on disk: the page says so instead.
  return seeOther(order.successUrl.startsWith('file:') ? request.url : order.successUrl)
}

/** `form-action` holds for redirects too, and paying leads back to the shop, wherever that is. */
const checkoutPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'"

function page(html: string, status = 200): Response {
  return answer(html, 'text/html; charset=utf-8', {
    status,
    headers: { 'content-security-policy': checkoutPolicy },
  })
}

function showPicture(request: Request, { path }: Destination): Response {
  const [, name] = /^([a-z0-9-]+)\.svg$/.exec(path.join('/')) ?? []
  const svg = name === undefined ? undefined : drawPicture(name)
  if (svg === undefined) throw cannot(request)
  return answer(svg, 'image/svg+xml; charset=utf-8', { headers: { 'cache-control': 'max-age=300' } })
}

function pictureUrlUnder(base: string): (name: string) => string {
  return (name) => `${base}/pictures/${name}.svg`
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new Refusal(400, 'the body must be JSON')
  }
}

function cannot(request: Request): Refusal {
  return new Refusal(404, `Cannot ${request.method} ${new URL(request.url).pathname}`)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
