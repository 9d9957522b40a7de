import { describe, expect, it, vi } from 'vitest'
import { productPages } from '../../src/provider/product-pages.ts'
import { createStoreClient, type RequestOptions } from '../../src/provider/store-client.ts'
import { anAnswer, aWirePage, aWireProduct } from '../support/factories.ts'

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `prod_${from + index}`)

/** A store that answers each request for a page with what `pageAt` makes of its offset. */
function aStore(pageAt: (offset: number) => { ids: string[]; count: number }) {
  const fetch = vi.fn(async (url: RequestInfo | URL) => {
    const offset = Number(new URL(String(url)).searchParams.get('offset'))
    const page = pageAt(offset)
    const products = page.ids.map((id) => (id === 'malformed' ? null : aWireProduct({ id })))
    return anAnswer(aWirePage(products, { count: page.count, offset, limit: 2 }))
  })
  const client = createStoreClient({ host: 'https://api.example', storeId: 'store_1' }, { fetch })
  const searches = () => fetch.mock.calls.map(([url]) => new URL(String(url)).search)
  const pages = async (options?: RequestOptions) => {
    const found: string[][] = []
    for await (const products of productPages(client, options)) found.push(products.map(({ id }) => id))
    return found
  }
  return { fetch, searches, pages }
}

const catalogueOf = (count: number) =>
  aStore((offset) => ({ ids: ids(offset, Math.min(offset + 2, count)), count }))

describe('productPages', () => {
  it('gives every page in order', async () => {
    expect(await catalogueOf(5).pages()).toEqual([['prod_0', 'prod_1'], ['prod_2', 'prod_3'], ['prod_4']])
  })

  it('asks for the first page without parameters, for the others by offset and limit', async () => {
    const store = catalogueOf(5)
    await store.pages()
    expect(store.searches()).toEqual(['', '?offset=2&limit=2', '?offset=4&limit=2'])
  })

  it('asks no further when the first page is the whole catalogue', async () => {
    const store = catalogueOf(2)
    await store.pages()
    expect(store.fetch).toHaveBeenCalledOnce()
  })

  it('gives one empty page of an empty store', async () => {
    const store = catalogueOf(0)
    expect(await store.pages()).toEqual([[]])
    expect(store.fetch).toHaveBeenCalledOnce()
  })

  it('stops at an empty page, whatever the count', async () => {
    const store = aStore((offset) => ({ ids: ids(offset, Math.min(offset + 2, 4)), count: 1000 }))
    expect(await store.pages()).toHaveLength(2)
    expect(store.fetch).toHaveBeenCalledTimes(3)
  })

  it('stops when the store gives the same page again', async () => {
    const store = aStore(() => ({ ids: ids(0, 2), count: 1000 }))
    expect(await store.pages()).toEqual([ids(0, 2)])
    expect(store.fetch).toHaveBeenCalledTimes(2)
  })

  it('stops at the first page’s count when the count runs away', async () => {
    const store = aStore((offset) => ({ ids: ids(offset, offset + 2), count: offset + 6 }))
    expect(await store.pages()).toHaveLength(3)
  })

  it('gives a product once that moved to the next page meanwhile', async () => {
    const store = aStore((offset) => ({ ids: offset === 0 ? ids(0, 2) : ids(1, 3), count: 4 }))
    expect(await store.pages()).toEqual([['prod_0', 'prod_1'], ['prod_2']])
  })

  it('goes on behind pages that are malformed through and through', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const store = aStore((offset) => ({ ids: offset < 4 ? ['malformed', 'malformed'] : ids(4, 6), count: 6 }))
    expect(await store.pages()).toEqual([[], [], ids(4, 6)])
    expect(store.searches()).toEqual(['', '?offset=2&limit=2', '?offset=4&limit=2'])
    warn.mockRestore()
  })

  it('asks for the next page only when it is wanted', async () => {
    const store = catalogueOf(5)
    const client = createStoreClient(
      { host: 'https://api.example', storeId: 'store_1' },
      { fetch: store.fetch },
    )
    await productPages(client).next()
    expect(store.fetch).toHaveBeenCalledOnce()
  })

  it('ends with the reason of a caller who leaves', async () => {
    const pages = catalogueOf(5).pages({ signal: AbortSignal.abort() })
    await expect(pages).rejects.toMatchObject({ name: 'AbortError' })
  })
})
