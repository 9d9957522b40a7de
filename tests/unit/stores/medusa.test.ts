import { describe, expect, it, vi } from 'vitest'
import { createCheckout } from '../../../src/provider/checkouts.ts'
import { getProduct, productFor } from '../../../src/provider/single-product.ts'
import { createStoreClient } from '../../../src/provider/store-client.ts'
import '../../../src/stores/medusa/store.ts'
import { registeredStore } from '../../../src/provider/registered-stores.ts'
import {
  aMedusa,
  aMedusaPrice,
  aMedusaProduct,
  aMedusaVariant,
  medusaSettings,
} from '../../support/medusa-api.ts'
import { describeStoreContract } from '../../support/store-contract.ts'
import { anOrder, serve } from '../../support/stores.ts'

const products = Array.from({ length: 12 }, (_, index) =>
  aMedusaProduct({
    id: `prod_${index}`,
    title: `Product ${index}`,
    collection_id: index < 2 ? 'pcol_1' : null,
    created_at: `2026-11-${10 + index}T08:00:00.000Z`,
    variants: [
      aMedusaVariant({ id: `variant_${index}`, inventory_quantity: index }),
      // A size that a price list makes cheaper.
      ...(index > 9
        ? [aMedusaVariant({ id: `variant_${index}_small`, calculated_price: aMedusaPrice(12, 18) })]
        : []),
    ],
  }),
)

describeStoreContract('medusa', {
  settings: medusaSettings,
  send: aMedusa(products).send,
  hasCollections: true,
  checksStock: true,
})

const order = anOrder({ variant_1: 2 })

let hostNumber = 0

/** Returns a client for a Medusa with a product, the Medusa and the URLs of its requests. */
function aClient(product: object = {}, details: object = {}, options: Parameters<typeof aMedusa>[1] = {}) {
  const medusa = aMedusa([aMedusaProduct(product)], options)
  const urls = serve(medusa.send)
  hostNumber += 1
  const client = createStoreClient({
    ...medusaSettings,
    host: `https://medusa-${hostNumber}.example`,
    details: { ...medusaSettings.details, ...details },
  })
  return { client, medusa, urls }
}

it.each([
  [
    'a sale with its regular price',
    aMedusaPrice(8.5, 10),
    { price_in_cents: 1000, sale_price_in_cents: 850 },
  ],
  [
    'yen without decimals',
    { ...aMedusaPrice(1200), currency_code: 'jpy' },
    { price_formatted: '¥1200', currency: 'jpy' },
  ],
  [
    'a raised price without a sale',
    aMedusaPrice(12, 10),
    { price_in_cents: 1200, sale_price_in_cents: null },
  ],
])('converts prices in major units: %s', async (_, calculated_price, shown) => {
  const { client } = aClient({ variants: [aMedusaVariant({ calculated_price })] })
  expect((await getProduct(client, 'prod_1')).variants[0]).toMatchObject(shown)
})

it('shows prices with the tax of the country, also during a sale', async () => {
  const variants = [aMedusaVariant({ calculated_price: aMedusaPrice(8.5, 10) })]
  for (const storeRegion of ['US', '']) {
    const { client } = aClient({ variants }, { storeRegion }, { taxPercent: 19 })
    const [variant] = (await getProduct(client, 'prod_1')).variants
    expect(variant).toMatchObject({ price_in_cents: 1190, sale_price_in_cents: 1012 })
  }
})

describe('a key with two sales channels', () => {
  const start = () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    return aClient({}, {}, { channelCount: 2 })
  }

  it('lists products without a limit, because their stock is unknown', async () => {
    const { products } = await start().client.listProducts()
    expect(products[0]?.variants[0]).toMatchObject({ manage_inventory: false, price_formatted: '$18.00' })
  })

  it('returns a product and the stock of its variants as unknown', async () => {
    const { client } = start()
    const product = await productFor(client, 'prod_1').productWithStock('prod_1')
    expect(product?.variants[0]).toMatchObject({ manage_inventory: false })
    expect([...(await client.getInventory(['prod_1'])).values()]).toEqual([null])
  })

  it('asks for the stock only in the first requests, and tells the owner how to show it', async () => {
    const { client, urls } = start()
    await Promise.all([client.listProducts(), getProduct(client, 'prod_1')])
    await client.listProducts()
    const asking = urls.filter(({ searchParams }) =>
      searchParams.get('fields')?.includes('inventory_quantity'),
    )
    expect(asking).toHaveLength(2)
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('a key with one sales channel'),
    )
  })

  it('takes orders', async () => {
    expect((await createCheckout(start().client, order)).url).toContain('cart=cart_1')
  })
})

it('sorts variants by rank', async () => {
  const variants = [2, 0, 1].map((rank) => aMedusaVariant({ id: `v${rank}`, variant_rank: rank }))
  const product = await getProduct(aClient({ variants }).client, 'prod_1')
  expect(product.variants.map(({ id }) => id)).toEqual(['v0', 'v1', 'v2'])
})

it('leaves out the option that Medusa requires of a product without a choice', async () => {
  const product = await getProduct(aClient().client, 'prod_1')
  expect(product.options).toEqual([])
  expect(product.variants[0]?.title).toBe('Tester')
})

it('does not limit a variant that may be ordered in advance', async () => {
  const variants = [aMedusaVariant({ allow_backorder: true, inventory_quantity: 0 })]
  const product = await getProduct(aClient({ variants }).client, 'prod_1')
  expect(product.variants[0]?.manage_inventory).toBe(false)
})

it.each([
  ['Cotton & wool\nfor < 5 people', 'Cotton &amp; wool<br>for &lt; 5 people'],
  ['<p>Cotton &amp; wool</p>\n', '<p>Cotton &amp; wool</p>\n'],
])('returns the description %j as %j', async (description, html) => {
  expect((await getProduct(aClient({ description }).client, 'prod_1')).description).toBe(html)
})

it('finds the region of a country, and remembers it', async () => {
  const { client, urls } = aClient({}, { storeRegion: 'US' })
  await client.listProducts()
  await client.listProducts()
  expect(urls.filter(({ pathname }) => pathname.endsWith('/regions'))).toHaveLength(1)
})

it('uses the ID of a region without looking it up', async () => {
  const { client, urls } = aClient({}, { storeRegion: 'reg_us' })
  await client.listProducts()
  expect(urls.map(({ pathname }) => pathname)).toEqual(['/store/products'])
})

it('explains that no region has the country', async () => {
  const error: unknown = await aClient({}, { storeRegion: 'de' })
    .client.listProducts()
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 422, detail: expect.stringContaining('store-region="de"') })
})

it('rejects sorting by price, so that the elements sort', async () => {
  await expect(aClient().client.listProducts({ sort_by: 'price' })).rejects.toMatchObject({ status: 400 })
})

it('fills the address of the checkout page', async () => {
  const { url } = await createCheckout(aClient().client, order)
  expect(url).toBe(
    'https://site.example/checkout?cart=cart_1&success=https%3A%2F%2Fsite.example%2Fsuccess&cancel=https%3A%2F%2Fsite.example%2Fshop',
  )
})

it('explains that the address of the checkout page is missing, and creates no cart', async () => {
  const { client, medusa } = aClient({}, { checkoutUrl: '' })
  const error: unknown = await createCheckout(client, order).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 422, detail: expect.stringContaining('checkout-url') })
  expect(medusa.carts.size).toBe(0)
})

it('tells whether the cart of an order was completed', async () => {
  const { client, medusa } = aClient()
  const { reference } = await createCheckout(client, order)
  const store = await registeredStore('medusa')
  const isPaid = () => store.isPaid(`${reference}`)
  expect(await isPaid()).toBe(false)
  medusa.carts.set('cart_1', { id: 'cart_1', completed_at: '2026-11-27T11:27:27.998Z' })
  expect(await isPaid()).toBe(true)
})
