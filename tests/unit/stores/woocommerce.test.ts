import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCheckout, isOutOfStock } from '../../../src/provider/checkouts.ts'
import { collectionsFor } from '../../../src/provider/collections.ts'
import { loadedValue } from '../../../src/provider/resource.ts'
import { getProduct } from '../../../src/provider/single-product.ts'
import { createStoreClient } from '../../../src/provider/store-client.ts'
import '../../../src/stores/woocommerce/store.ts'
import { aResponse } from '../../support/factories.ts'
import { describeStoreContract } from '../../support/store-contract.ts'
import { aWooShop, wooProducts, wooSettings } from '../../support/woocommerce-api.ts'

describeStoreContract('woocommerce', {
  settings: wooSettings,
  send: aWooShop(
    wooProducts.map((product) => (product.id === 14 ? { ...product, categories: [] } : product)),
  ),
  hasCollections: true,
  checksStock: true,
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Returns a client for a shop, and the URLs of its requests. */
function aClient({ changes = {}, checkoutUrl = '', send = aWooShop(), host = wooSettings.host } = {}) {
  const changed = wooProducts.map((product) => ({ ...product, ...Object(changes)[product.id] }))
  const answer = Object.keys(changes).length > 0 ? aWooShop(changed) : send
  const urls: URL[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    urls.push(new URL(url))
    return answer(new Request(url, init))
  })
  return { client: createStoreClient({ ...wooSettings, host, details: { checkoutUrl } }), urls }
}

const orderOf = (items: Record<string, number>) => ({
  items: Object.entries(items).map(([variant_id, quantity]) => ({ variant_id, quantity })),
  successUrl: 'https://site.example/success',
  cancelUrl: 'https://site.example/shop',
  timeZone: 'UTC',
})

it('decodes the entities in names', async () => {
  const { client } = aClient()
  expect((await getProduct(client, '11')).title).toBe('Bolt “Ohm” Mug & Lid')
  const collections = collectionsFor(client)
  await collections.preload()
  expect(loadedValue(collections)).toEqual([{ id: 'pcol_15', title: 'Parts & Tools' }])
})

it('writes prices like the shop, with the regular price during a sale', async () => {
  const [variant] = (await getProduct(aClient().client, '11')).variants
  expect(variant).toMatchObject({ price_in_cents: 1600, sale_price_in_cents: 1200 })
  expect(variant?.sale_price_formatted).toBe('12.00 €')
})

it.each([
  ['SEK', 0, '', ' kr', '1200 kr'],
  ['JPY', 0, '¥', '', '¥1200'],
  ['KWD', 3, 'KD ', '', 'KD 1.200'],
])('shows prices in %s with %i decimals', async (currency_code, digits, prefix, suffix, price_formatted) => {
  const amounts = { price: '1200', regular_price: '1200', currency_code, currency_minor_unit: digits }
  const prices = { ...amounts, currency_prefix: prefix, currency_suffix: suffix }
  const [variant] = (await getProduct(aClient({ changes: { 14: { prices } } }).client, '14')).variants
  expect(variant).toMatchObject({ price_in_cents: 1200, price_formatted })
})

it('loads the variations of a page of products with one more request', async () => {
  const { client, urls } = aClient()
  const { products } = await client.listProducts()
  expect(products.find(({ id }) => id === '12')?.variants).toMatchObject([
    { id: '121', title: 'Black', price_in_cents: 2500, options: [{ option_id: 'Color', value: 'Black' }] },
    { id: '122', title: 'Amber & Gold', price_in_cents: 2700 },
  ])
  expect(urls).toHaveLength(2)
})

it('does not sell variations for which WooCommerce needs a choice', async () => {
  expect((await getProduct(aClient().client, '13')).purchasable).toBe(false)
})

it.each(['17', '18', '19'])('shows product %s, which cannot be ordered', async (id) => {
  const { products } = await aClient().client.listProducts()
  expect(products.find((product) => product.id === id)?.purchasable).toBe(false)
})

it.each([
  { id: '14', stock: 'low', manage_inventory: true, inventory_quantity: 2 },
  { id: '15', stock: 'empty', manage_inventory: true, inventory_quantity: 0 },
  { id: '16', stock: 'not shown by the shop', manage_inventory: false, inventory_quantity: null },
])(
  'returns the quantity $inventory_quantity if the stock is $stock',
  async ({ id, stock: _, ...expected }) => {
    const [variant] = (await getProduct(aClient().client, id)).variants
    expect(variant).toMatchObject(expected)
  },
)

it('orders through the checkout link', async () => {
  const { url } = await createCheckout(aClient().client, orderOf({ 122: 2, 11: 1 }))
  expect(decodeURIComponent(url)).toBe('https://shop.example/checkout-link/?products=11:1,122:2')
})

it('orders through the address in checkout-url', async () => {
  const { client } = aClient({ checkoutUrl: 'https://shop.example/buy/?products={products}&coupon=SPRING' })
  const { url } = await createCheckout(client, orderOf({ 11: 1 }))
  expect(url).toBe('https://shop.example/buy/?products=11%3A1&coupon=SPRING')
})

it('refuses more units than an order can contain', async () => {
  const error: unknown = await createCheckout(aClient().client, orderOf({ 16: 2 })).catch((reason) => reason)
  expect(isOutOfStock(error)).toBe(true)
})

it('does not ask again at once if the visitor sends too many requests', async () => {
  const send = async () => aResponse({ code: 'rate_limit_exceeded', message: 'Wait' }, { status: 400 })
  const { client } = aClient({ send })
  await expect(client.listProducts({ sort_by: 'price' })).rejects.toMatchObject({ status: 429 })
})

it('explains how to allow pages on another website if the shop does not answer', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const send = () => Promise.reject(new TypeError('Failed to fetch'))
  const { client } = aClient({ send, host: 'https://other.example' })
  await expect(client.listProducts()).rejects.toMatchObject({ kind: 'network' })
  await expect(client.listProducts()).rejects.toMatchObject({ kind: 'network' })
  expect(warn.mock.calls.flat().join()).toMatch(/^[^,]*Pages on another website[^,]*$/)
})
