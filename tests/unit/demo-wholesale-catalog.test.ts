import { beforeAll, describe, expect, it, vi } from 'vitest'
import { allCatalogs } from '../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../demo/store/handler.ts'
import type { listedProduct } from '../../demo/store/wire.ts'
import type { Product } from '../../src/catalog/product.ts'
import {
  parseCollections,
  parseInventory,
  parseProduct,
  parseProductPage,
} from '../../src/provider/responses.ts'

type WireProduct = ReturnType<typeof listedProduct>

const handle = createDemoStore({ catalogs: allCatalogs })
const read = async (path: string) =>
  (await handle(new Request(`http://shop.test/store/wholesale/${path}`))).json()

const wire: WireProduct[] = []
const parsed: Product[] = []

beforeAll(async () => {
  for (const offset of [0, 100, 200, 300]) {
    const response = await read(`products?offset=${offset}`)
    wire.push(...response.products)
    parsed.push(...parseProductPage(response, { offset }).products)
  }
})

describe('wholesale catalog', () => {
  it('is parsed without data loss or console warnings', async () => {
    const warn = vi.spyOn(console, 'warn')
    const again = await Promise.all(
      [0, 100, 200, 300].map(async (offset) =>
        parseProductPage(await read(`products?offset=${offset}`), { offset }),
      ),
    )
    expect(again.map(({ products, received }) => [products.length, received])).toEqual(
      Array.from({ length: 4 }, () => [100, 100]),
    )
    expect(warn).not.toHaveBeenCalled()
    expect(parsed.map(({ variants }) => variants.length)).toEqual(wire.map(({ variants }) => variants.length))
    expect(parsed.map(({ title }) => title)).toEqual(wire.map(({ title }) => title))
    expect(parsed.map(({ collections }) => collections)).toEqual(
      wire.map(({ product_collections }) => product_collections),
    )
    warn.mockRestore()
  })

  it('has unique product and variant IDs, positions and titles', () => {
    const ids = wire.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)])
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(wire.map(({ order }) => order)).size).toBe(400)
    expect(new Set(wire.map(({ title }) => title)).size).toBe(400)
  })

  it('returns each product by ID with a creation date no later than its last change', async () => {
    for (const { id } of wire) {
      const product = parseProduct(await read(`products/${id}`))
      expect(Date.parse(product.created_at ?? '')).toBeLessThanOrEqual(Date.parse(product.updated_at ?? ''))
    }
  })

  it('has a stock entry for every variant', async () => {
    const ids = wire.slice(0, 50).map(({ id }) => `&product_ids[]=${id}`)
    const inventory = parseInventory(await read(`variants?fields=inventory_quantity${ids.join('')}`))
    const variants = wire.slice(0, 50).flatMap((product) => product.variants)
    expect([...inventory.keys()]).toEqual(variants.map(({ id }) => id))
  })

  it('has 17 distinct collection titles with products, and 4 empty collections', async () => {
    const response = await read('collections')
    expect(response.count).toBe(23)
    const collections = parseCollections(response)
    expect(collections).toHaveLength(23)
    const used = new Set(parsed.flatMap((product) => product.collections.map((place) => place.collection_id)))
    const filled = collections.filter(({ id }) => used.has(id))
    expect(filled).toHaveLength(19)
    expect(new Set(filled.map(({ title }) => title.trim())).size).toBe(17)
    expect(filled.filter(({ title }) => title !== title.trim()).length).toBeGreaterThan(2)
    expect(used.size).toBe(filled.length)
  })

  it('has collections with the fields of the hosted store', async () => {
    const { collections } = await read('collections')
    for (const collection of collections) {
      expect(collection).toEqual({
        id: expect.stringMatching(/^pcol_/),
        title: expect.any(String),
        image_url: null,
        store_id: 'wholesale',
        created_at: expect.stringMatching(/^\d{4}-/),
        updated_at: expect.stringMatching(/^\d{4}-/),
        deleted_at: null,
        metadata: null,
      })
    }
  })

  it('rejects query parameters in a request for the collections', async () => {
    expect(await read('collections?limit=1')).toEqual({ message: 'property limit should not exist' })
  })

  it('has variant pictures that also appear among the product’s pictures and can be loaded', async () => {
    const urls = new Set(wire.flatMap(({ images }) => images.map(({ url }) => url)))
    for (const { images, variants } of wire) {
      const own = images.map(({ url }) => url)
      for (const { image_url } of variants) if (image_url !== null) expect(own).toContain(image_url)
    }
    for (const url of urls) expect((await handle(new Request(url))).status, url).toBe(200)
  })

  it('has empty price lists only for products that are not purchasable', () => {
    for (const { purchasable, variants } of wire) {
      for (const { prices } of variants) expect(prices.length).toBe(purchasable ? 1 : 0)
    }
  })

  it.each([
    ['Latin', /\p{Script=Latin}/u, 300],
    ['German', /[äöüß]|mit |-polig/, 10],
    ['Greek', /\p{Script=Greek}/u, 3],
    ['Arabic', /\p{Script=Arabic}/u, 9],
    ['Japanese', /[\p{Script=Han}\p{Script=Katakana}]/u, 9],
  ])('includes %s product titles', (_, pattern, minimum) => {
    expect(wire.filter(({ title }) => pattern.test(title)).length).toBeGreaterThanOrEqual(minimum)
  })

  const hasType = (name: string) => (product: WireProduct) => product.type.value === name
  const isSale = ({ prices: [price] }: WireProduct['variants'][number]) => price?.sale_amount !== null

  const traits: [string, (product: WireProduct) => boolean, number][] = [
    ['a very long title', ({ title }) => title.length > 120, 3],
    ['no picture', ({ images, thumbnail }) => images.length === 0 && thumbnail === null, 10],
    ['a sale', ({ variants }) => variants.some(({ prices: [price] }) => price?.sale_amount), 30],
    ['a sale on some variants', ({ variants }) => new Set(variants.map(isSale)).size === 2, 5],
    ['empty price lists', ({ variants }) => variants.every(({ prices }) => prices.length === 0), 5],
    ['a required custom field', (p) => p.custom_fields.some((field) => field.is_required), 5],
    ['an optional custom field', (p) => p.custom_fields.some((field) => !field.is_required), 5],
    ['two options', ({ options }) => options.length === 2, 10],
    [
      'missing combinations of two options',
      ({ options: [first, second], variants }) =>
        new Set(first?.values.map(({ value }) => value)).size *
          new Set(second?.values.map(({ value }) => value)).size >
        variants.length,
      5,
    ],
    ['no subtitle', ({ subtitle }) => subtitle === null, 10],
    ['the type physical', hasType('physical'), 390],
    ['the type digital', hasType('digital'), 1],
    ['the type booking', hasType('booking'), 3],
    ['the type donation', hasType('donation'), 1],
    ['the type subscription', hasType('subscription'), 1],
  ]

  it.each(traits)('includes products with %s', (_, hasTrait, minimum) => {
    expect(wire.filter(hasTrait).length).toBeGreaterThanOrEqual(minimum)
  })

  it('includes sold-out products and products with only some variants sold out', async () => {
    const quantities = new Map<string, number | null>()
    for (let start = 0; start < 400; start += 50) {
      const ids = wire.slice(start, start + 50).map(({ id }) => `&product_ids[]=${id}`)
      for (const [id, quantity] of parseInventory(
        await read(`variants?fields=inventory_quantity${ids.join('')}`),
      ))
        quantities.set(id, quantity)
    }
    const isSoldOut = (variant: WireProduct['variants'][number]) =>
      variant.manage_inventory && quantities.get(variant.id) === 0
    expect(quantities.size).toBe(wire.flatMap(({ variants }) => variants).length)
    expect(wire.filter(({ variants }) => variants.every(isSoldOut)).length).toBeGreaterThan(15)
    const partly = ({ variants }: WireProduct) => variants.some(isSoldOut) && !variants.every(isSoldOut)
    expect(wire.filter(partly).length).toBeGreaterThan(5)
  })

  it('includes bookings at home, online and by phone, some of them free', () => {
    const variants = wire.flatMap((product) => product.variants)
    const events = variants.flatMap(({ booking_event }) => booking_event ?? [])
    const kinds = new Set(events.map(({ location_type }) => location_type))
    expect([...kinds].toSorted()).toEqual(['online', 'online_auto_generated', 'phone', 'physical'])
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    for (const { length } of events) expect(length % 60_000).toBe(0)
    expect(
      variants.filter(({ booking_event, prices }) => booking_event && prices[0]?.amount === 0),
    ).not.toEqual([])
  })

  it('includes a donation with a minimum and a maximum amount', () => {
    const donations = wire.flatMap(({ variants }) => variants.flatMap(({ donation }) => donation ?? []))
    expect(donations).toEqual([{ allow_custom_amount: true, min_amount: 500, max_amount: 50000 }])
  })
})
