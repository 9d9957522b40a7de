import { expect, it } from 'vitest'
import { EMPTY_STATE } from '../../src/builder/state/builder-state.ts'
import { checkChosenStore } from '../../src/builder/store/check-chosen-store.ts'
import { checkStore } from '../../src/builder/store/check-store.ts'
import { emptyStore, type StoreChoice } from '../../src/builder/store/store-choice.ts'
import { HOSTED_STORE, readStoreId, storeIdProblem } from '../../src/builder/store/store-id.ts'

const id = 'store_01K3TQM870EP842MGTADV6KKSD'

it.each([
  `https://cdn.zyrosite.com/cdn-ecommerce/${id}/assets/49e86cae-03de-4ef3.png`,
  `https://cdn.zyrosite.com/cdn-cgi/image/format=auto,w=375/cdn-ecommerce%2F${id}%2Fassets%2F1734724269763-a.webp`,
  `https://api-ecommerce.hostinger.com/store/${id}/products?offset=0`,
  `<meta content="x"> {"ecommerceStoreId":"${id}"}`,
  ` ${id} `,
])('finds the store id in a pasted text: %s', (text) => {
  expect(readStoreId(text)).toBe(id)
})

it('finds the id of a sales channel', () => {
  expect(readStoreId('/store/scha_01K3TQM870EP842MGTADV6KKSD/')).toBe('scha_01K3TQM870EP842MGTADV6KKSD')
})

it.each(['', 'demo', 'store_01ABC', 'https://store.example/store_of_the_month'])(
  'keeps other texts: %s',
  (text) => {
    expect(readStoreId(text)).toBe(text)
  },
)

it.each(['store_01ABC', 'scha_01K3TQM870EP842MGTADV6KKSD', ` ${id} `])('accepts the store id %s', (text) => {
  expect(storeIdProblem(text, HOSTED_STORE)).toBeUndefined()
})

it.each(['', 'demo', 'https://clearwater.example', 'store_', 'my shop', 'store_01ABC/products'])(
  'refuses “%s” as the id of a Hostinger store',
  (text) => {
    expect(storeIdProblem(text, `${HOSTED_STORE}/`)).toBeTruthy()
  },
)

it('accepts other ids for other servers, but no address', () => {
  expect(storeIdProblem('demo', 'https://demo.example')).toBeUndefined()
  expect(storeIdProblem('https://demo.example', 'https://demo.example')).toBeTruthy()
})

async function messageFor(body: unknown): Promise<string> {
  const fetch = async () => Response.json(body)
  return (await checkStore('https://store.example', 'demo', { fetch })).message
}

it.each([
  [
    { count: 23, products: [{ title: 'Mug' }, { title: 'Tee' }] },
    'Your store works: 23 products found. The first one is “Mug”.',
  ],
  [{ count: 1, products: [{ title: ' Mug ' }] }, 'Your store works: 1 product found, “Mug”.'],
  [{ count: 2, products: [{}, {}] }, 'Your store works: 2 products found.'],
])('names the number of products and the first product', async (body, message) => {
  expect(await messageFor(body)).toBe(message)
})

const shopify = { ...emptyStore('shopify'), host: 'https://clear.myshopify.com' }
const woocommerce = { ...emptyStore('woocommerce'), host: 'https://shop.test' }
const medusa = {
  ...emptyStore('medusa'),
  host: 'https://medusa.test',
  token: 'pk_1',
  region: 'reg_1',
  checkoutUrl: 'https://pay.test/?cart={cart}',
}

/** Checks a store whose server gives the same answer to each request. */
function check(store: StoreChoice, fetch: typeof globalThis.fetch) {
  return checkChosenStore({ ...EMPTY_STATE, store }, { fetch, pageProtocol: 'https:', isOnline: () => true })
}

const noAccess: typeof globalThis.fetch = async (_, init) => {
  if (init?.mode === 'no-cors') return new Response()
  throw new TypeError('blocked')
}

it.each([
  [woocommerce, async () => Response.json([]), 'empty', 'no products yet. Add one in WordPress'],
  [woocommerce, async () => Response.json({}, { status: 404 }), 'not-found', 'found no WooCommerce there'],
  [woocommerce, noAccess, 'cors', 'Add the line below, then check again.'],
  [medusa, async () => Response.json({ products: [], count: 0 }), 'empty', 'Medusa works'],
  [
    medusa,
    async () => Response.json({ message: 'A valid publishable key is required' }, { status: 400 }),
    'refused',
    'Check the publishable key and the region. The answer was: “A valid publishable key is required”',
  ],
  [
    shopify,
    async () => Response.json({}, { status: 401 }),
    'refused',
    'Check the public access token, or remove it.',
  ],
  [shopify, async () => new Response('<html>'), 'not-a-store', 'no Shopify shop at this address'],
  [{ ...shopify, host: '' }, noAccess, 'incomplete', 'ends with .myshopify.com'],
  [{ ...medusa, token: 'sk_1' }, noAccess, 'incomplete', 'begins with pk_'],
])('explains the answer to a check of $kind: %#', async (store, fetch, kind, message) => {
  const result = await check(store, fetch)
  expect(result.kind).toBe(kind)
  expect(result.message).toContain(message)
})

it('lists the products of a WooCommerce shop with its adapter', async () => {
  const product = { id: 1, name: 'Mug', type: 'simple', is_purchasable: true, prices: {} }
  const { message } = await check(woocommerce, async () =>
    Response.json([product], { headers: { 'X-WP-Total': '3' } }),
  )
  expect(message).toBe('Your store works: 3 products found. The first one is “Mug”.')
})
