import { describe, expect, it } from 'vitest'
import { createProductList, type ProductList, productListFor } from '../../src/provider/product-list.ts'
import { aResponse, aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedResponse, aFakeStore, anErrorResponse, aStoreWith } from '../support/stores.ts'

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `prod_${from + index}`)

/** Returns a store that responds with the page from `pageAt` for the requested offset, or with an error for null. */
function aPagedStore(pageAt: (offset: number) => { ids: string[]; count: number } | null) {
  const store = aFakeStore((url) => {
    if (url.pathname.endsWith('/variants')) return aResponse({ variants: [] })
    const offset = Number(url.searchParams.get('offset'))
    const page = pageAt(offset)
    if (!page) return anErrorResponse(503, 'Service Unavailable')
    const products = page.ids.map((id) =>
      id === 'malformed' ? null : aWireProduct({ id, variants: [], type: { value: id } }),
    )
    return aResponse(aWirePage(products, { count: page.count, offset, limit: 2 }))
  })
  const list = createProductList(store.client)
  const searches = () => store.callsTo('products').map(({ search }) => search)
  return { ...store, list, searches }
}

const listOf = (count: number) =>
  aPagedStore((offset) => ({ ids: ids(offset, Math.min(offset + 2, count)), count }))

/** Loads the first page and then more pages. */
async function load(list: ProductList, morePages = 0): Promise<void> {
  await list.preload()
  for (let page = 0; page < morePages; page += 1) await list.loadMore()
}

function loaded(list: ProductList) {
  const state = list.state.getState()
  if (state.status !== 'loaded') throw new Error(`The list must be loaded, but it is ${state.status}`)
  return { ...state.value, ids: state.value.products.map(({ id }) => id) }
}

describe('the product list', () => {
  // spec 7.4
  it('requests the first page without parameters', async () => {
    const { list, searches } = listOf(5)
    await list.preload()
    expect(searches()).toEqual([''])
    expect(loaded(list)).toMatchObject({ ids: ['prod_0', 'prod_1'], count: 5, nextPage: 'idle' })
  })

  // spec 7.5, R.33
  it('requests later pages by offset and limit until all products are loaded', async () => {
    const { list, searches } = listOf(5)
    await load(list, 2)
    expect(searches()).toEqual(['', '?offset=2&limit=2', '?offset=4&limit=2'])
    expect(loaded(list)).toMatchObject({ ids: ids(0, 5), nextPage: 'none' })
  })

  it('sends no request after the last page', async () => {
    const { list, searches } = listOf(2)
    await load(list, 1)
    expect(searches()).toHaveLength(1)
    expect(loaded(list).nextPage).toBe('none')
  })

  it('requests one page at a time', async () => {
    const { list, searches } = listOf(6)
    await list.preload()
    await Promise.all([list.loadMore(), list.loadMore()])
    expect(searches()).toHaveLength(2)
    expect(loaded(list).ids).toEqual(ids(0, 4))
  })

  // spec R.33
  it.each([
    ['is empty', (offset: number) => ids(offset, 2)],
    ['repeats the first one', () => ids(0, 2)],
  ])('stops loading at a page that %s, regardless of the count', async (_, idsAt) => {
    const { list } = aPagedStore((offset) => ({ ids: idsAt(offset), count: 1000 }))
    await load(list, 1)
    expect(loaded(list)).toMatchObject({ ids: ids(0, 2), nextPage: 'none' })
  })

  it('continues after a page with only malformed products', async () => {
    const { list } = aPagedStore((offset) => ({
      ids: offset === 2 ? ['malformed', 'malformed'] : ids(offset, offset + 2),
      count: 6,
    }))
    await load(list, 1)
    expect(loaded(list).nextPage).toBe('idle')
    await list.loadMore()
    expect(loaded(list).ids).toEqual(['prod_0', 'prod_1', 'prod_4', 'prod_5'])
  })

  it('leaves out subscriptions and does not count them', async () => {
    const { list } = aPagedStore(() => ({ ids: ['prod_0', 'subscription'], count: 5 }))
    await list.preload()
    expect(loaded(list)).toMatchObject({ ids: ['prod_0'], count: 4, nextPage: 'idle' })
  })

  it('lists a product only once when the store sends it several times', async () => {
    const { list } = aPagedStore((offset) => ({
      ids: offset === 0 ? ['prod_0', 'prod_0', 'prod_1'] : ['prod_1', 'prod_2'],
      count: 4,
    }))
    await load(list, 1)
    expect(loaded(list).ids).toEqual(['prod_0', 'prod_1', 'prod_2'])
  })

  it('is shared by all elements that use the same client and select the same products', () => {
    const { client } = listOf(5)
    expect(productListFor(client)).toBe(productListFor(client))
    expect(productListFor(client, { order: 'ASC' })).not.toBe(productListFor(client))
    expect(productListFor(client)).not.toBe(productListFor(listOf(5).client))
  })

  it('keeps its later pages when it is loaded again', async () => {
    const { list, searches } = listOf(5)
    await load(list, 1)
    await list.reload()
    expect(loaded(list).ids).toEqual(ids(0, 4))
    expect(searches()).toHaveLength(2)
  })
})

it('a product list that fails to load requests the failed page again', async () => {
  let isOpen = true
  const { list, searches } = aPagedStore((offset) =>
    isOpen ? { ids: ids(offset, offset + 2), count: 4 } : null,
  )
  await list.preload()
  isOpen = false
  await list.loadMore()
  expect(loaded(list)).toMatchObject({ ids: ids(0, 2), nextPage: 'failed' })
  isOpen = true
  await list.loadMore()
  expect(searches()).toEqual(['', '?offset=2&limit=2', '?offset=2&limit=2'])
  expect(loaded(list)).toMatchObject({ ids: ids(0, 4), nextPage: 'none' })
})

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })

function aList(contents: Omit<Parameters<typeof aStoreWith>[0], 'products'>) {
  const store = aStoreWith({ ...contents, products: [tee] })
  const list = createProductList(store.client)
  const isStockFailed = () => {
    const state = list.state.getState()
    return state.status === 'loaded' && state.value.isStockFailed
  }
  const quantity = async () => (await list.productWithStock('prod_tee'))?.variants[0]?.inventory_quantity
  return { ...store, list, isStockFailed, quantity }
}

describe('stock of the product list', () => {
  // spec 7.14
  it('is requested for the listed products', async () => {
    const { list, callsTo, quantity } = aList({ stock: { variant_tee: 7 } })
    await list.preload()
    expect(await quantity()).toBe(7)
    expect(callsTo('variants')[0]?.searchParams.getAll('product_ids[]')).toEqual(['prod_tee'])
  })

  it('is unknown before the lookup responds', async () => {
    const { response, respond } = aDelayedResponse()
    const { list, isStockFailed, quantity } = aList({ responses: { variants: () => response } })
    await list.preload()
    expect(list.state.getState()).toMatchObject({
      value: { products: [{ variants: [{ inventory_quantity: null }] }] },
    })
    expect(isStockFailed()).toBe(false)
    respond(aResponse({ variants: [{ id: 'variant_tee', inventory_quantity: 7 }] }))
    expect(await quantity()).toBe(7)
  })

  it('is requested again when the list is loaded again, also after a failed lookup', async () => {
    const contents = {
      stock: { variant_tee: 7 },
      responses: { variants: () => anErrorResponse(503, 'Service Unavailable') },
    }
    const { list, callsTo, isStockFailed, quantity } = aList(contents)
    await list.preload()
    expect(await quantity()).toBeNull()
    expect(isStockFailed()).toBe(true)
    Reflect.deleteProperty(contents.responses, 'variants')
    await list.reload()
    expect(await quantity()).toBe(7)
    expect(isStockFailed()).toBe(false)
    contents.stock.variant_tee = 2
    await list.reload()
    expect(await quantity()).toBe(2)
    expect(callsTo('products')).toHaveLength(1)
  })

  it('stays failed when only the lookup for a later page succeeds', async () => {
    const page = (id: string, offset: number) =>
      aResponse(
        aWirePage([aWireProduct({ id, variants: [aWireVariant({ id: `variant_${id}` })] })], {
          count: 2,
          offset,
          limit: 1,
        }),
      )
    const { client } = aFakeStore((url) => {
      if (url.pathname.endsWith('/products'))
        return url.searchParams.has('offset') ? page('prod_2', 1) : page('prod_1', 0)
      if (url.search.includes('prod_1')) return anErrorResponse(503, 'Service Unavailable')
      return aResponse({ variants: [{ id: 'variant_prod_2', inventory_quantity: 1 }] })
    })
    const list = createProductList(client)
    await list.preload()
    await list.loadMore()
    await list.productWithStock('prod_2')
    expect(list.state.getState()).toMatchObject({
      value: {
        isStockFailed: true,
        products: [{ variants: [{ inventory_quantity: null }] }, { variants: [{ inventory_quantity: 1 }] }],
      },
    })
  })

  it('cannot be requested for a product that is not listed', async () => {
    const { list } = aList({})
    await list.preload()
    expect(await list.productWithStock('prod_missing')).toBeUndefined()
  })
})
