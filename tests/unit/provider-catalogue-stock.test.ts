import { describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '../../src/provider/catalogue.ts'
import { anAnswer, aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedAnswer, aRefusal, aStoreOf, aStoreWith } from '../support/stores.ts'

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })

function aCatalogue(shelves: Omit<Parameters<typeof aStoreWith>[0], 'products'>) {
  const store = aStoreWith({ ...shelves, products: [tee] })
  const catalogue = createCatalogue(store.client)
  const stock = () => {
    const state = catalogue.state.getState()
    return state.status === 'loaded' ? state.stock : state.status
  }
  const pieces = async () => (await catalogue.settled('prod_tee'))?.variants[0]?.inventory_quantity
  return { ...store, catalogue, stock, pieces }
}

describe('the stock of the catalogue', () => {
  it('is looked up for what is listed', async () => {
    const { catalogue, callsTo, pieces } = aCatalogue({ stock: { variant_tee: 7 } })
    await catalogue.load()
    expect(await pieces()).toBe(7)
    expect(callsTo('variants')[0]?.searchParams.getAll('product_ids[]')).toEqual(['prod_tee'])
  })

  it('is known once the lookup has answered', async () => {
    const { catalogue, stock, pieces } = aCatalogue({ stock: { variant_tee: 7 } })
    await catalogue.load()
    expect(stock()).toBe('checking')
    await pieces()
    expect(stock()).toBe('known')
  })

  it('is 0 where the lookup gives no number', async () => {
    const { catalogue, pieces } = aCatalogue({ stock: { variant_tee: null } })
    await catalogue.load()
    expect(await pieces()).toBe(0)
  })

  it('is 0 where the lookup leaves the variant out', async () => {
    const { catalogue, pieces } = aCatalogue({ stock: {} })
    await catalogue.load()
    expect(await pieces()).toBe(0)
  })

  it('stays unknown when the lookup fails, while the products stay', async () => {
    const { catalogue, stock, pieces } = aCatalogue({
      answers: { variants: () => aRefusal(503, 'Service Unavailable') },
    })
    await catalogue.load()
    expect(await pieces()).toBeNull()
    expect(stock()).toBe('failed')
  })

  it('is known after another try', async () => {
    const shelves = {
      stock: { variant_tee: 7 },
      answers: { variants: () => aRefusal(503, 'Service Unavailable') },
    }
    const { catalogue, stock, pieces } = aCatalogue(shelves)
    await catalogue.load()
    await pieces()
    Reflect.deleteProperty(shelves.answers, 'variants')
    await catalogue.checkStock()
    expect(await pieces()).toBe(7)
    expect(stock()).toBe('known')
  })

  it('stays failed for the first page when the next page’s is known', async () => {
    const page = (id: string, offset: number) =>
      anAnswer(
        aWirePage([aWireProduct({ id, variants: [aWireVariant({ id: `variant_${id}` })] })], {
          count: 2,
          offset,
          limit: 1,
        }),
      )
    const { client } = aStoreOf((url) => {
      if (url.pathname.endsWith('/products'))
        return url.searchParams.has('offset') ? page('prod_2', 1) : page('prod_1', 0)
      if (url.search.includes('prod_1')) return aRefusal(503, 'Service Unavailable')
      return anAnswer({ variants: [{ id: 'variant_prod_2', inventory_quantity: 1 }] })
    })
    const catalogue = createCatalogue(client)
    await catalogue.load()
    await catalogue.loadMore()
    await catalogue.settled('prod_2')
    expect(catalogue.state.getState()).toMatchObject({
      stock: 'failed',
      products: [{ variants: [{ inventory_quantity: null }] }, { variants: [{ inventory_quantity: 1 }] }],
    })
  })

  it('is looked up again when the listing is shown again, unless that was just now', async () => {
    vi.useFakeTimers({ now: 0 })
    try {
      const shelves = { stock: { variant_tee: 7 } }
      const { catalogue, pieces } = aCatalogue(shelves)
      await catalogue.load()
      await pieces()
      shelves.stock.variant_tee = 2
      vi.setSystemTime(1000)
      await catalogue.load()
      expect(await pieces()).toBe(7)
      vi.setSystemTime(2000)
      await catalogue.load()
      expect(await pieces()).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('holds up who asks for a settled product until it is there', async () => {
    const { answer, give } = aDelayedAnswer()
    const { catalogue, pieces } = aCatalogue({ answers: { variants: () => answer } })
    await catalogue.load()
    let found: number | null | undefined
    const asked = pieces().then((quantity) => {
      found = quantity
    })
    await Promise.resolve()
    expect(found).toBeUndefined()
    give(anAnswer({ variants: [{ id: 'variant_tee', inventory_quantity: 3 }] }))
    await asked
    expect(found).toBe(3)
  })

  it('gives nothing for a product that is not listed', async () => {
    const { catalogue } = aCatalogue({})
    await catalogue.load()
    expect(await catalogue.settled('prod_missing')).toBeUndefined()
  })
})
