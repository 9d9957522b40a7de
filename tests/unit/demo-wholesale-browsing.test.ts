import { describe, expect, it } from 'vitest'
import { allCatalogs } from '../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../demo/store/handler.ts'
import type { listedProduct } from '../../demo/store/wire.ts'

type Product = ReturnType<typeof listedProduct>

const handle = createDemoStore({ catalogs: allCatalogs })
const call = (path: string, id = 'wholesale') =>
  handle(new Request(`http://shop.test/provider/store/${id}/${path}`))
const read = async (path: string) => (await call(path)).json()

/** Returns the products on all pages. */
async function allProducts(query = ''): Promise<Product[]> {
  const pages = await Promise.all(
    [0, 100, 200, 300].map((offset) => read(`products?offset=${offset}&limit=100${query}`)),
  )
  return pages.flatMap(({ products }) => products)
}

const lowestPrice = ({ variants }: Product) =>
  Math.min(...variants.map(({ prices: [price] }) => price?.sale_amount ?? price?.amount ?? 0))

const isAscending = (values: number[]) =>
  values.every((value, index) => value >= (values[index - 1] ?? value))

describe('wholesale store product list', () => {
  it('has 400 products in pages of at most 100', async () => {
    const page = await read('products?limit=500')
    expect(page).toMatchObject({ count: 400, offset: 0, limit: 100 })
    expect(page.products).toHaveLength(100)
    expect(new Set((await allProducts()).map(({ id }) => id)).size).toBe(400)
  })

  it('returns only the products of the requested collections', async () => {
    const query = 'collection_ids[]=pcol_wholesale_ev&collection_ids[]=pcol_wholesale_usb'
    const { products, count } = await read(`products?${query}`)
    expect(count).toBe(products.length)
    expect(count).toBeGreaterThan(20)
    for (const product of products as Product[]) {
      const ids = product.product_collections.map(({ collection_id }) => collection_id)
      expect(ids.some((id) => ['pcol_wholesale_ev', 'pcol_wholesale_usb'].includes(id))).toBe(true)
    }
  })

  it.each(['ASC', 'DESC'])('sorts by price %s', async (order) => {
    const prices = (await allProducts(`&sort_by=price&order=${order}`)).map(lowestPrice)
    expect(isAscending(order === 'ASC' ? prices : prices.toReversed())).toBe(true)
  })

  it('sorts by the field “order” when sort_by is missing', async () => {
    const products = await allProducts()
    expect(isAscending(products.map(({ order }) => order))).toBe(true)
    expect(products[0]?.order).toBeLessThan(0)
    expect(await allProducts('&sort_by=order&order=DESC')).toEqual(products.toReversed())
  })

  it('sorts by creation date', async () => {
    const [newest] = (await read('products?sort_by=created_at&order=DESC&limit=1')).products
    const [oldest] = (await read('products?sort_by=created_at&order=ASC&limit=1')).products
    const dateOf = async ({ id }: Product) => (await read(`products/${id}`)).product.created_at
    expect(Date.parse(await dateOf(newest))).toBeGreaterThan(Date.parse(await dateOf(oldest)))
  })

  it('sorts a collection by its products’ positions, even though the positions have gaps', async () => {
    const query = 'collection_ids[]=pcol_wholesale_wire&sort_by=collection_order&order=ASC'
    const { products } = await read(`products?${query}`)
    const places = (products as Product[]).map(
      ({ product_collections }) =>
        product_collections.find(({ collection_id }) => collection_id === 'pcol_wholesale_wire')?.order ?? 0,
    )
    expect(isAscending(places)).toBe(true)
    expect(new Set(places).size).toBe(places.length)
    expect(places.at(-1)).toBeGreaterThan(places.length)
    expect(isAscending((products as Product[]).map(({ order }) => order))).toBe(false)
  })

  it('contains subscriptions unless they are excluded', async () => {
    const isSubscription = ({ type }: Product) => type.value === 'subscription'
    expect((await allProducts()).filter(isSubscription)).toHaveLength(1)
    const rest = await allProducts('&exclude_types=subscription')
    expect(rest).toHaveLength(399)
    expect(rest.filter(isSubscription)).toEqual([])
  })

  it.each(['page', 'search', 'collection_id', 'title'])('rejects the parameter %s', async (name) => {
    const response = await call(`products?${name}=1`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: `property ${name} should not exist` })
  })

  it.each(['sort_by=title', 'order=up', 'exclude_types=gadget'])(
    'rejects the invalid value in %s',
    async (parameter) => {
      expect((await call(`products?${parameter}`)).status).toBe(400)
    },
  )
})

describe('regular demo store', () => {
  it.each(['collection_ids[]', 'exclude_types'])(
    'rejects the parameter %s, which only the wholesale store accepts',
    async (name) => {
      const response = await call(`products?${encodeURIComponent(name)}=pcol_home`, 'demo')
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: `property ${name} should not exist` })
    },
  )

  it.each(['sort_by=price', 'sort_by=title', 'sort_by=collection_order', 'order=sideways', 'order=asc'])(
    'rejects the sort order %s',
    async (parameter) => {
      expect((await call(`products?${parameter}`, 'demo')).status).toBe(400)
    },
  )

  it('has five collections without dates', async () => {
    const { collections, count } = await (await call('collections', 'demo')).json()
    expect(count).toBe(5)
    expect(collections[0]).toEqual({
      id: 'pcol_workwear',
      title: 'Workwear',
      image_url: null,
      store_id: 'demo',
      metadata: null,
    })
  })

  it('returns 404 for the store ID “wholesale” by default', async () => {
    const small = createDemoStore()
    const response = await small(new Request('http://shop.test/store/wholesale/products'))
    expect(response.status).toBe(404)
  })
})
