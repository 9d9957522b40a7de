import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Catalogue, catalogueFor, createCatalogue } from '../../src/provider/catalogue.ts'
import { anAnswer, aWirePage, aWireProduct } from '../support/factories.ts'
import { aRefusal, aStoreOf } from '../support/stores.ts'

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `prod_${from + index}`)

/** A store that answers each request for a page with what `pageAt` makes of its offset. */
function aPagedStore(pageAt: (offset: number) => { ids: string[]; count: number } | null) {
  const store = aStoreOf((url) => {
    if (url.pathname.endsWith('/variants')) return anAnswer({ variants: [] })
    const offset = Number(url.searchParams.get('offset'))
    const page = pageAt(offset)
    if (!page) return aRefusal(503, 'Service Unavailable')
    const products = page.ids.map((id) => (id === 'malformed' ? null : aWireProduct({ id, variants: [] })))
    return anAnswer(aWirePage(products, { count: page.count, offset, limit: 2 }))
  })
  const catalogue = createCatalogue(store.client)
  const searches = () => store.callsTo('products').map(({ search }) => search)
  return { ...store, catalogue, searches }
}

const catalogueOf = (count: number) =>
  aPagedStore((offset) => ({ ids: ids(offset, Math.min(offset + 2, count)), count }))

function loaded(catalogue: Catalogue) {
  const state = catalogue.state.getState()
  if (state.status !== 'loaded') throw new Error(`expected a loaded catalogue, it is ${state.status}`)
  return { ...state, ids: state.products.map(({ id }) => id) }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the catalogue', () => {
  it('is loading before anything has come', () => {
    expect(catalogueOf(5).catalogue.state.getState()).toEqual({ status: 'loading' })
  })

  it('asks for the first page without parameters', async () => {
    const { catalogue, searches } = catalogueOf(5)
    await catalogue.load()
    expect(searches()).toEqual([''])
    expect(loaded(catalogue)).toMatchObject({ ids: ['prod_0', 'prod_1'], count: 5, rest: 'waiting' })
  })

  it('asks for the others by offset and limit until it has them all', async () => {
    const { catalogue, searches } = catalogueOf(5)
    await catalogue.load()
    await catalogue.loadMore()
    await catalogue.loadMore()
    expect(searches()).toEqual(['', '?offset=2&limit=2', '?offset=4&limit=2'])
    expect(loaded(catalogue)).toMatchObject({ ids: ids(0, 5), rest: 'none' })
  })

  it('asks no further once it has them all', async () => {
    const { catalogue, searches } = catalogueOf(2)
    await catalogue.load()
    await catalogue.loadMore()
    expect(searches()).toHaveLength(1)
    expect(loaded(catalogue).rest).toBe('none')
  })

  it('asks for one page at a time', async () => {
    const { catalogue, searches } = catalogueOf(6)
    await catalogue.load()
    await Promise.all([catalogue.loadMore(), catalogue.loadMore()])
    expect(searches()).toHaveLength(2)
    expect(loaded(catalogue).ids).toEqual(ids(0, 4))
  })

  it('is empty where the store has no products', async () => {
    const { catalogue } = catalogueOf(0)
    await catalogue.load()
    expect(loaded(catalogue)).toMatchObject({ ids: [], rest: 'none' })
  })

  it('ends at an empty page, whatever the count', async () => {
    const { catalogue } = aPagedStore((offset) => ({
      ids: ids(offset, Math.min(offset + 2, 2)),
      count: 1000,
    }))
    await catalogue.load()
    await catalogue.loadMore()
    expect(loaded(catalogue)).toMatchObject({ ids: ids(0, 2), rest: 'none' })
  })

  it('goes on behind a page of nothing but malformed products', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { catalogue } = aPagedStore((offset) => ({
      ids: offset === 2 ? ['malformed', 'malformed'] : ids(offset, offset + 2),
      count: 6,
    }))
    await catalogue.load()
    await catalogue.loadMore()
    expect(loaded(catalogue).rest).toBe('waiting')
    await catalogue.loadMore()
    expect(loaded(catalogue).ids).toEqual(['prod_0', 'prod_1', 'prod_4', 'prod_5'])
  })

  it('ends where the store gives the same page again', async () => {
    const { catalogue } = aPagedStore(() => ({ ids: ids(0, 2), count: 1000 }))
    await catalogue.load()
    await catalogue.loadMore()
    expect(loaded(catalogue)).toMatchObject({ ids: ids(0, 2), rest: 'none' })
  })

  it('shows a product once that is on two pages', async () => {
    const { catalogue } = aPagedStore((offset) => ({
      ids: offset === 0 ? ['prod_0', 'prod_1'] : ['prod_1', 'prod_2'],
      count: 4,
    }))
    await catalogue.load()
    await catalogue.loadMore()
    expect(loaded(catalogue).ids).toEqual(['prod_0', 'prod_1', 'prod_2'])
  })

  it('shows a product once that is twice on the first page', async () => {
    const { catalogue } = aPagedStore(() => ({ ids: ['prod_0', 'prod_0'], count: 2 }))
    await catalogue.load()
    expect(loaded(catalogue).ids).toEqual(['prod_0'])
  })

  it('is one for all tags that show the same store', () => {
    const { client } = catalogueOf(5)
    expect(catalogueFor(client)).toBe(catalogueFor(client))
  })

  it('is another one for another store', () => {
    expect(catalogueFor(catalogueOf(5).client)).not.toBe(catalogueFor(catalogueOf(5).client))
  })

  it('is loaded once when two tags ask for it together', async () => {
    const { catalogue, searches } = catalogueOf(5)
    await Promise.all([catalogue.load(), catalogue.load()])
    expect(searches()).toHaveLength(1)
  })

  it('keeps its pages when it is loaded again', async () => {
    const { catalogue, searches } = catalogueOf(5)
    await catalogue.load()
    await catalogue.loadMore()
    await catalogue.load()
    expect(loaded(catalogue).ids).toEqual(ids(0, 4))
    expect(searches()).toHaveLength(2)
  })
})

describe('a catalogue that can’t be had', () => {
  it('says why the first page failed', async () => {
    const { catalogue } = aPagedStore(() => null)
    await catalogue.load()
    expect(catalogue.state.getState()).toEqual({ status: 'failed', message: 'HTTP 503: Service Unavailable' })
  })

  it('says so in the spec’s words where the error has none', async () => {
    const { client } = catalogueOf(1)
    const catalogue = createCatalogue({ ...client, listProducts: () => Promise.reject(new Error('')) })
    await catalogue.load()
    expect(catalogue.state.getState()).toMatchObject({ message: 'Failed to load products' })
  })

  it('can be tried again', async () => {
    let isOpen = false
    const { catalogue } = aPagedStore(() => (isOpen ? { ids: ids(0, 2), count: 2 } : null))
    await catalogue.load()
    isOpen = true
    await catalogue.load()
    expect(loaded(catalogue).ids).toEqual(ids(0, 2))
  })

  it('keeps what it has when a later page fails', async () => {
    const { catalogue } = aPagedStore((offset) => (offset === 0 ? { ids: ids(0, 2), count: 4 } : null))
    await catalogue.load()
    await catalogue.loadMore()
    expect(loaded(catalogue)).toMatchObject({ ids: ids(0, 2), rest: 'failed' })
  })

  it('asks for the same page again after it failed', async () => {
    let isOpen = true
    const { catalogue, searches } = aPagedStore((offset) =>
      isOpen ? { ids: ids(offset, offset + 2), count: 4 } : null,
    )
    await catalogue.load()
    isOpen = false
    await catalogue.loadMore()
    isOpen = true
    await catalogue.loadMore()
    expect(searches()).toEqual(['', '?offset=2&limit=2', '?offset=2&limit=2'])
    expect(loaded(catalogue)).toMatchObject({ ids: ids(0, 4), rest: 'none' })
  })
})
