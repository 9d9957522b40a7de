import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductDetail } from '../../src/elements/product-detail/product-detail.tsx'
import { aResponse, aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aFakeStore, anErrorResponse } from '../support/stores.ts'

function aTool(id: string, title: string): Wire {
  return aWireProduct({
    id,
    title,
    product_collections: [{ product_id: id, collection_id: 'pcol_tools', order: 0 }],
    variants: [aWireVariant({ id: `${id}_1`, title, manage_inventory: false })],
  })
}
const tester = aTool('tester', 'Voltage tester')
const pliers = aTool('pliers', 'Pliers')
const stripper = aTool('stripper', 'Wire stripper')

interface StoreOptions {
  /** The products on the first page of the product list. */
  listed?: Wire[]
  /** The number of products in the store. */
  count?: number
  /** Responds to requests for the products of the collection. */
  collection?: () => Response
}

function aStore({ listed = [tester, pliers], count = listed.length, collection }: StoreOptions = {}) {
  return aFakeStore(({ pathname, searchParams }) => {
    if (pathname.endsWith('/variants')) return aResponse({ variants: [] })
    if (pathname.endsWith('/tester')) return aResponse({ product: tester })
    if (searchParams.has('collection_ids[]') && collection) return collection()
    return aResponse({ products: listed, count, offset: 0, limit: listed.length })
  })
}

function showTester({ client }: ReturnType<typeof aStore>, related = true) {
  return renderComponent(
    <ProductDetail
      productId="tester"
      productParam="product"
      storeUrl="/store"
      related={related}
      productUrl="/tools/{id}"
    />,
    { client },
  )
}

const section = () => screen.findByRole('region', { name: 'You may also like' })
const listCalls = (store: ReturnType<typeof aStore>) =>
  store.callsTo('products').map(({ searchParams }) => searchParams.get('collection_ids[]'))

beforeEach(() => {
  // The related products are always near the visible part of the page.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = () => this.report([{ isIntersecting: true }])
      readonly disconnect = () => {}
      constructor(readonly report: (entries: object[]) => void) {}
    },
  )
})

describe('related products', () => {
  it('are shown as cards that link to the product pages', async () => {
    const store = aStore()
    showTester(store)
    const related = await section()
    const link = await within(related).findByRole('link', { name: 'Pliers' })
    expect(link.getAttribute('href')).toBe('/tools/pliers')
    expect(within(related).getAllByRole('listitem')).toHaveLength(1)
    expect(listCalls(store)).toEqual([null])
  })

  it('are requested by collection ID if the first page of the product list contains too few of them', async () => {
    const collection = () =>
      aResponse({ products: [tester, pliers, stripper], count: 3, offset: 0, limit: 3 })
    const store = aStore({ listed: [tester], count: 400, collection })
    showTester(store)
    const related = await section()
    expect(await within(related).findByRole('link', { name: 'Wire stripper' })).toBeTruthy()
    expect(listCalls(store)).toEqual([null, 'pcol_tools'])
  })

  it('are found among the later products of a long first page without another request', async () => {
    const others = Array.from({ length: 12 }, (_, index) => aWireProduct({ id: `other_${index}` }))
    const store = aStore({ listed: [...others, tester, pliers] })
    showTester(store)
    expect(await within(await section()).findByRole('link', { name: 'Pliers' })).toBeTruthy()
    expect(listCalls(store)).toEqual([null])
  })

  it('come from the first page of the product list if the store rejects filtering by collection', async () => {
    const collection = () => anErrorResponse(400, 'Bad Request')
    showTester(aStore({ count: 400, collection }))
    expect(await within(await section()).findByRole('link', { name: 'Pliers' })).toBeTruthy()
  })

  it('leave no empty section on the product page if none are found', async () => {
    const store = aStore({ listed: [tester] })
    showTester(store)
    await waitFor(() => expect(listCalls(store)).toEqual([null]))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You may also like' })).toBeNull())
  })

  it('are not requested without the attribute “related”', async () => {
    const store = aStore()
    showTester(store, false)
    await screen.findByRole('heading', { name: 'Voltage tester' })
    expect(listCalls(store)).toEqual([])
  })
})
