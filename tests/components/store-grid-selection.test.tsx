import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ListingAttributes } from '../../src/elements/store-grid/fixed-listing.ts'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { recordMessages } from '../support/author-messages.ts'
import {
  aResponse,
  aWirePage,
  aWirePrice,
  aWireProduct,
  aWireVariant,
  type Wire,
} from '../support/factories.ts'
import { recordTexts } from '../support/record-texts.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aFakeStore, anErrorResponse } from '../support/stores.ts'

/** The prices of the lamps, so that neither the store’s order nor the titles are in the order of the prices. */
const PRICES = [200, 300, 900, 400, 800, 100]

const aLamp = (number: number, overrides: Wire = {}) =>
  aWireProduct({
    id: `lamp_${number}`,
    title: `Lamp ${number}`,
    order: number,
    variants: [
      aWireVariant({
        id: `variant_${number}`,
        manage_inventory: false,
        prices: [aWirePrice({ amount: PRICES[number] })],
      }),
    ],
    product_collections: [
      { product_id: `lamp_${number}`, collection_id: `pcol_${number % 2}`, order: -number },
    ],
    ...overrides,
  })

const lamps = Array.from({ length: 6 }, (_, number) => aLamp(number))

/** Returns a store that sends two lamps per page and accepts the parameter `ids[]`. */
function aStore(respond: (url: URL) => Response | undefined = () => undefined) {
  return aFakeStore((url) => {
    const response = respond(url)
    if (response) return response
    if (url.pathname.endsWith('/variants')) return aResponse({ variants: [] })
    if (url.pathname.endsWith('/collections'))
      return aResponse({
        collections: [
          { id: 'pcol_0', title: ' Even ' },
          { id: 'pcol_1', title: 'Odd' },
        ],
      })
    const ids = url.searchParams.getAll('ids[]')
    const found = ids.length > 0 ? lamps.filter(({ id }) => ids.includes(String(id))) : lamps
    const offset = Number(url.searchParams.get('offset'))
    return aResponse({ ...aWirePage(found.slice(offset, offset + 2)), count: found.length, offset, limit: 2 })
  })
}

const show = (client: StoreClient, attributes: ListingAttributes) =>
  renderComponent(<StoreGrid productUrl="/product/{id}" {...attributes} />, { client })

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('<store-grid> with attributes that select products', () => {
  it('shows the collection with the given ID after loading all pages', async () => {
    const { client, callsTo } = aStore()
    show(client, { collection: 'pcol_1' })
    await waitFor(() => expect(titles()).toEqual(['Lamp 5', 'Lamp 3', 'Lamp 1']))
    expect(callsTo('products')).toHaveLength(3)
    expect(callsTo('collections')).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('shows the empty state for an unknown collection and lists the valid titles in the console', async () => {
    const loggedMessages = recordMessages()
    show(aStore().client, { collection: 'Chairs' })
    await screen.findByText('No products available at the moment.')
    expect(await loggedMessages()).toEqual([
      '<store-grid collection="Chairs">: the store has no such collection. Use one of: "Even", "Odd".',
    ])
  })

  it('shows the collection with an ID of another form in a store that cannot list its collections', async () => {
    const { client } = aFakeStore(({ pathname }) => {
      if (pathname.endsWith('/collections')) return anErrorResponse(404, 'Not Found')
      if (pathname.endsWith('/variants')) return aResponse({ variants: [] })
      const product_collections = [{ product_id: 'lamp_5', collection_id: 'lamps', order: 0 }]
      return aResponse(aWirePage([aLamp(4), aLamp(5, { product_collections })]))
    })
    show(client, { collection: 'lamps' })
    await waitFor(() => expect(titles()).toEqual(['Lamp 5']))
  })

  it('requests only the chosen products and shows them in the chosen order', async () => {
    const { client, callsTo } = aStore()
    show(client, { productIds: 'lamp_4, lamp_1' })
    await waitFor(() => expect(titles()).toEqual(['Lamp 4', 'Lamp 1']))
    expect(callsTo('products').map(({ search }) => decodeURIComponent(search))).toEqual([
      '?ids[]=lamp_4&ids[]=lamp_1',
    ])
  })

  it('loads only as many pages as the limit needs', async () => {
    const { client, callsTo } = aStore()
    show(client, { limit: '3', excludeIds: 'lamp_0' })
    await waitFor(() => expect(titles()).toEqual(['Lamp 1', 'Lamp 2', 'Lamp 3']))
    expect(callsTo('products')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('sorts all products of the store before applying the limit', async () => {
    show(aStore().client, { sort: 'price-ascending', limit: '3' })
    await waitFor(() => expect(titles()).toEqual(['Lamp 5', 'Lamp 0', 'Lamp 1']))
  })

  it('is not empty while it decodes the rest of a page whose first products are left out', async () => {
    const many = Array.from({ length: 15 }, (_, number) => aLamp(number))
    const { client } = aFakeStore((url) =>
      aResponse(url.pathname.endsWith('/variants') ? { variants: [] } : aWirePage(many)),
    )
    const { container } = show(client, {
      excludeIds: many
        .slice(0, 12)
        .map(({ id }) => id)
        .join(),
    })
    const texts = recordTexts(container)
    await waitFor(() => expect(titles()).toEqual(['Lamp 12', 'Lamp 13', 'Lamp 14']))
    expect(texts.join()).not.toContain('No products available')
  })

  it('requests the newest products from the store', async () => {
    const { client, callsTo } = aStore()
    show(client, { sort: 'newest', limit: '2' })
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(callsTo('products')[0]?.search).toBe('?sort_by=created_at&order=DESC')
  })

  it('shows the products in the store’s order when the store cannot sort them by date', async () => {
    const { client } = aStore((url) =>
      url.searchParams.has('sort_by') ? anErrorResponse(400, 'Bad Request') : undefined,
    )
    show(client, { sort: 'newest', limit: '2' })
    await waitFor(() => expect(titles()).toEqual(['Lamp 0', 'Lamp 1']))
  })

  it('sends only the requests that the specification describes when its attributes select all products', async () => {
    const { client, calls } = aStore()
    show(client, { sort: 'featured' })
    await waitFor(() => expect(titles()).toHaveLength(2))
    await waitFor(() =>
      expect(calls.map(({ pathname, search }) => pathname + search)).toEqual([
        '/store/store_1/products',
        expect.stringContaining('/store/store_1/variants?fields=inventory_quantity'),
      ]),
    )
  })
})
