import { describe, expect, it } from 'vitest'
import { createProductList, type ProductList, productListFor } from '../../src/provider/product-list.ts'
import { aResponse, aWirePage, aWireProduct } from '../support/factories.ts'
import { aFakeStore, anErrorResponse } from '../support/stores.ts'

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `prod_${from + index}`)

/** Returns a store that responds with the page from `pageAt` for the requested offset, or with an error for null. */
function aPagedStore(pageAt: (offset: number) => { ids: string[]; count: number } | null) {
  const store = aFakeStore((url) => {
    if (url.pathname.endsWith('/variants')) return aResponse({ variants: [] })
    const offset = Number(url.searchParams.get('offset'))
    const page = pageAt(offset)
    if (!page) return anErrorResponse(503, 'Service Unavailable')
    const products = page.ids.map((id) => (id === 'malformed' ? null : aWireProduct({ id, variants: [] })))
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

  // spec R.33
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
  it('stops loading at an empty page regardless of the count', async () => {
    const { list } = aPagedStore((offset) => ({
      ids: ids(offset, Math.min(offset + 2, 2)),
      count: 1000,
    }))
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

  it('stops loading when the store repeats a page', async () => {
    const { list } = aPagedStore(() => ({ ids: ids(0, 2), count: 1000 }))
    await load(list, 1)
    expect(loaded(list)).toMatchObject({ ids: ids(0, 2), nextPage: 'none' })
  })

  it('lists a product only once when the store sends it several times', async () => {
    const { list } = aPagedStore((offset) => ({
      ids: offset === 0 ? ['prod_0', 'prod_0', 'prod_1'] : ['prod_1', 'prod_2'],
      count: 4,
    }))
    await load(list, 1)
    expect(loaded(list).ids).toEqual(['prod_0', 'prod_1', 'prod_2'])
  })

  it('is shared by all elements that use the same client', () => {
    const { client } = listOf(5)
    expect(productListFor(client)).toBe(productListFor(client))
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
