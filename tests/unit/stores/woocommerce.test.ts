import { expect, it, vi } from 'vitest'
import { priceOf, productComparer } from '../../../src/catalog/compare-products.ts'
import { productStructuredData } from '../../../src/catalog/product-structured-data.ts'
import { createCheckout, isOutOfStock } from '../../../src/provider/checkouts.ts'
import { collectionsFor } from '../../../src/provider/collections.ts'
import { registeredStore } from '../../../src/provider/registered-stores.ts'
import { loadedValue } from '../../../src/provider/resource.ts'
import { getProduct } from '../../../src/provider/single-product.ts'
import { createStoreClient } from '../../../src/provider/store-client.ts'
import '../../../src/stores/woocommerce/store.ts'
import { aResponse } from '../../support/factories.ts'
import { describeStoreContract } from '../../support/store-contract.ts'
import { anOrder, serve } from '../../support/stores.ts'
import { aWooShop, wooProducts, wooSettings } from '../../support/woocommerce-api.ts'

describeStoreContract('woocommerce', {
  settings: wooSettings,
  send: aWooShop(
    wooProducts.map((product) => (product.id === 14 ? { ...product, categories: [] } : product)),
  ),
  hasCollections: true,
  checksStock: true,
})

/** Returns a client for a shop, and the URLs of its requests. */
function aClient({ changes = {}, checkoutUrl = '', send = aWooShop(), host = wooSettings.host } = {}) {
  const changed = wooProducts.map((product) => ({ ...product, ...Object(changes)[product.id] }))
  const answer = Object.keys(changes).length > 0 ? aWooShop(changed) : send
  const urls = serve(answer)
  return { client: createStoreClient({ ...wooSettings, host, details: { checkoutUrl } }), urls }
}

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

it('lists no products that the shop hides from its catalog, except those with certain IDs', async () => {
  const { client } = aClient()
  const idsOf = async (query = {}) => (await client.listProducts(query)).products.map(({ id }) => id)
  for (const query of [{}, { 'collection_ids[]': ['pcol_15'] }, { sort_by: 'created_at' }]) {
    const ids = await idsOf(query)
    expect(ids).toContain('11')
    expect(ids).not.toContain('23')
    expect(ids).not.toContain('24')
  }
  expect(await idsOf({ 'ids[]': ['23'] })).toEqual(['23'])
  expect((await getProduct(client, '23')).title).toBe('Staff Discount Card')
})

it.each(['0', ''])('shows no price for an unavailable product whose price is “%s”', async (price) => {
  const prices = { ...wooProducts[0]?.prices, price, regular_price: price, sale_price: price }
  const { client } = aClient({ changes: { 19: { prices } } })
  const product = await getProduct(client, '19')
  expect(product).toMatchObject({ purchasable: false, price_in_cents: null })
  expect(product.variants[0]?.price_formatted).toBe('')
  expect(productStructuredData(product, () => null)).toBeNull()
  const { products } = await client.listProducts()
  const compare = productComparer('price-ascending', () => 0)
  expect(products.toSorted(compare).map(priceOf).at(-1)).toBeNull()
})

it('shows the price 0 of a free product', async () => {
  const [variant] = (await getProduct(aClient().client, '22')).variants
  expect(variant?.price_formatted).toBe('0.00 €')
})

it('does not sell a variation without a price', async () => {
  const prices = { ...wooProducts[0]?.prices, price: '0', regular_price: '0' }
  const { client } = aClient({ changes: { 121: { prices, is_purchasable: false } } })
  const product = await getProduct(client, '12')
  expect(product.variants).toMatchObject([{ price_formatted: '' }, { price_formatted: '27.00 €' }])
  expect(priceOf(product)).toBe(2700)
})

it.each([
  ['20', { minimum: 10, maximum: null, multiple_of: 5 }],
  ['16', { minimum: 1, maximum: 1, multiple_of: 1 }],
  ['14', { minimum: 1, maximum: 2, multiple_of: 1 }],
  // From 0.5 to 4.5, in steps of 1.5.
  ['21', { minimum: 3, maximum: 3, multiple_of: 3 }],
])('returns the quantities of product %s that an order can contain', async (id, limits) => {
  const [variant] = (await getProduct(aClient().client, id)).variants
  expect(variant?.quantity_limits).toEqual(limits)
})

it('shows a product as sold out if it is not sold in whole quantities', async () => {
  const add_to_cart = { minimum: 0.25, maximum: 0.75, multiple_of: 0.25 }
  const [variant] = (await getProduct(aClient({ changes: { 11: { add_to_cart } } }).client, '11')).variants
  expect(variant).toMatchObject({ manage_inventory: true, inventory_quantity: 0 })
})

it.each([
  [5, 'from 10 on'],
  [12, 'in multiples of 5'],
])('refuses %i units of a product that is sold %s', async (quantity, reason) => {
  await expect(createCheckout(aClient().client, anOrder({ 20: quantity }))).rejects.toThrow(
    new RegExp(`^HTTP 422: Cable Clips .*${reason}`),
  )
})

it.each([
  { page: 'https://shop.example', cookie: 'a=1; woocommerce_items_in_cart=1', expected: true },
  { page: 'https://shop.example', cookie: 'woocommerce_cart_hash=1', expected: false },
  { page: 'https://site.example', cookie: 'woocommerce_items_in_cart=1', expected: false },
  { page: 'https://shop.example.org', cookie: 'woocommerce_items_in_cart=1', expected: false },
])(
  'knows on $page with the cookie “$cookie” whether the checkout replaces the shop’s cart',
  async ({ page, cookie, expected }) => {
    vi.stubGlobal('document', { URL: `${page}/shop/`, cookie })
    const store = await registeredStore('woocommerce')
    expect(store.replacesCart?.(wooSettings.host)).toBe(expected)
  },
)

it.each([
  { id: '14', stock: 'low', manage_inventory: true, inventory_quantity: 2 },
  { id: '15', stock: 'empty', manage_inventory: true, inventory_quantity: 0 },
  { id: '16', stock: 'not shown by the shop', manage_inventory: false, inventory_quantity: null },
])('returns $inventory_quantity units if the stock is $stock', async ({ id, stock: _, ...expected }) => {
  const [variant] = (await getProduct(aClient().client, id)).variants
  expect(variant).toMatchObject(expected)
})

it('orders through the checkout link', async () => {
  const { url } = await createCheckout(aClient().client, anOrder({ 122: 2, 11: 1 }))
  expect(decodeURIComponent(url)).toBe('https://shop.example/checkout-link/?products=11:1,122:2')
})

it('orders through the address in checkout-url', async () => {
  const { client } = aClient({ checkoutUrl: 'https://shop.example/buy/?products={products}&coupon=SPRING' })
  const { url } = await createCheckout(client, anOrder({ 11: 1 }))
  expect(url).toBe('https://shop.example/buy/?products=11%3A1&coupon=SPRING')
})

it('refuses more units than an order can contain', async () => {
  const error: unknown = await createCheckout(aClient().client, anOrder({ 16: 2 })).catch((reason) => reason)
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
