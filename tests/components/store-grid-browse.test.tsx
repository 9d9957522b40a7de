import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { StoreGrid } from '../../src/tags/store-grid/store-grid.tsx'
import { aResponse, aWirePage, aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aDemoClient, aFakeStore, anErrorResponse } from '../support/stores.ts'

const aWire = (id: string, title: string, collection_id: string, variant: Wire = {}, rest: Wire = {}) =>
  aWireProduct({
    id,
    title,
    subtitle: null,
    description: null,
    variants: [
      aWireVariant({ id: `${id}_variant`, title: 'One', sku: id, manage_inventory: false, ...variant }),
    ],
    product_collections: [{ product_id: id, collection_id, order: 0 }],
    ...rest,
  })

const catalog = [
  aWire('usb_wall', 'USB wall charger', 'pcol_chargers'),
  aWire('usb_car', 'USB car charger', 'pcol_chargers', { manage_inventory: true }),
  aWire('lamp', 'Desk lamp', 'pcol_lights', {}, { description: '<p>With a usb port</p>' }),
  aWire('bulb', 'Bulb', 'pcol_lights'),
  aWire('fuse', 'Fuse', 'pcol_fuses'),
]

interface StoreOptions {
  /** The number of products per page. */
  limit?: number
  respond?: (url: URL) => Response | undefined
}

/** Returns a store with five products and four collections. The store rejects the parameter `sort_by`. */
function aStore({ limit = 100, respond = () => undefined }: StoreOptions = {}) {
  return aFakeStore((url) => {
    const response = respond(url)
    if (response) return response
    if (url.pathname.endsWith('/variants'))
      return aResponse({ variants: [{ id: 'usb_car_variant', inventory_quantity: 0 }] })
    if (url.pathname.endsWith('/collections'))
      return aResponse({
        collections: [
          { id: 'pcol_lights', title: ' Lights ' },
          { id: 'pcol_chargers', title: 'Chargers' },
          { id: 'pcol_fuses', title: 'Fuses' },
          { id: 'pcol_empty', title: 'Nothing' },
        ],
      })
    if (url.searchParams.has('sort_by')) return anErrorResponse(400, 'Bad Request')
    const offset = Number(url.searchParams.get('offset'))
    const page = aWirePage(catalog.slice(offset, offset + limit))
    return aResponse({ ...page, count: catalog.length, offset, limit })
  })
}

const show = (client: StoreClient) =>
  renderComponent(<StoreGrid client={client} productUrl="/product/{id}" browse />)

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const searchField = () => screen.getByRole('searchbox', { name: 'Search products' })
const collection = () => screen.getByRole('combobox', { name: 'Collection' })
const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
const query = () => new URLSearchParams(location.search)

beforeEach(() => history.replaceState(null, '', '/'))

describe('<store-grid browse>', () => {
  it('shows all products initially and requests the collections only once', async () => {
    const { client, callsTo } = aStore()
    show(client)
    await waitFor(() => expect(titles()).toHaveLength(5))
    await expectStatus('5 products')
    expect(callsTo('products')).toHaveLength(1)
    expect(callsTo('collections')).toHaveLength(1)
    expect(location.search).toBe('')
  })

  it('searches while the visitor types and puts the best matches first', async () => {
    const { user } = show(aStore().client)
    await waitFor(() => expect(titles()).toHaveLength(5))
    await user.type(searchField(), 'usb')
    await waitFor(() => expect(titles()).toEqual(['USB wall charger', 'USB car charger', 'Desk lamp']))
    await expectStatus('3 of 5 products for “usb”')
    expect(query().get('q')).toBe('usb')
  })

  it('filters by collection and shows the number of products in each collection', async () => {
    const { user } = show(aStore().client)
    await screen.findByRole('option', { name: 'Lights (2)' })
    expect(screen.getByRole('option', { name: 'All products (5)' })).toBeTruthy()
    expect(screen.queryByRole('option', { name: /Nothing/ })).toBeNull()
    await user.selectOptions(collection(), 'Lights (2)')
    expect(titles()).toEqual(['Desk lamp', 'Bulb'])
    await expectStatus('2 of 5 products in Lights')
    expect(query().get('collection')).toBe('pcol_lights')
  })

  it('disables the options for collections that contain no search results', async () => {
    const { user } = show(aStore().client)
    await screen.findByRole('option', { name: 'Lights (2)' })
    await user.type(searchField(), 'fuse')
    const lights = await screen.findByRole<HTMLOptionElement>('option', { name: 'Lights (0)' })
    expect(lights.disabled).toBe(true)
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Fuses (1)' }).disabled).toBe(false)
  })

  it('filters by stock and price, and lets the visitor remove individual filters', async () => {
    const { user } = show(aStore().client)
    await user.click(await screen.findByRole('checkbox', { name: 'In stock only (4)' }))
    expect(titles()).not.toContain('USB car charger')
    fireEvent.change(screen.getByRole('textbox', { name: 'Highest price' }), { target: { value: '1' } })
    expect(titles()).toEqual([])
    await user.click(screen.getByRole('button', { name: /Remove filter: Up to .*1/ }))
    expect(titles()).toHaveLength(4)
    expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Remove filter: In stock' }))
    expect(titles()).toHaveLength(5)
    expect(location.search).toBe('')
  })

  it('marks a price field as invalid when its text is not a number', async () => {
    const { user } = show(aStore().client)
    await waitFor(() => expect(titles()).toHaveLength(5))
    const field = screen.getByRole('textbox', { name: 'Lowest price' })
    await user.type(field, 'cheap')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(titles()).toHaveLength(5)
  })

  it('names the search text and filters when no product matches, and lets the visitor remove them', async () => {
    const { user } = show(aStore().client)
    await screen.findByRole('option', { name: 'Fuses (1)' })
    await user.selectOptions(collection(), 'Fuses (1)')
    await user.type(searchField(), 'zebra')
    await screen.findByText('No products for “zebra” in Fuses.')
    await user.click(screen.getByRole('button', { name: 'Remove filter: “zebra”' }))
    await waitFor(() => expect(titles()).toEqual(['Fuse']))
    await user.type(searchField(), 'zebra')
    await user.click(await screen.findByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(titles()).toHaveLength(5))
    expect(document.activeElement?.getAttribute('role')).toBe('status')
  })

  it('sorts by name and adds the sort order to the URL', async () => {
    const { user } = show(aStore().client)
    await waitFor(() => expect(titles()).toHaveLength(5))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z')
    expect(titles()[0]).toBe('Bulb')
    expect(query().get('sort')).toBe('title')
  })

  it('reads the filters from the URL when it loads and on back and forward navigation', async () => {
    history.replaceState(null, '', '/?utm=1&q=lamp')
    const { user } = show(aStore().client)
    await waitFor(() => expect(titles()).toEqual(['Desk lamp']))
    expect(searchField()).toHaveProperty('value', 'lamp')
    await user.clear(searchField())
    await waitFor(() => expect(location.search).toBe('?utm=1'))
    history.replaceState(null, '', '/?collection=pcol_fuses')
    fireEvent.popState(window)
    await waitFor(() => expect(titles()).toEqual(['Fuse']))
  })

  it('adds one history entry for a typed word and one for each selected filter', async () => {
    const { user } = show(aStore().client)
    await screen.findByRole('option', { name: 'Fuses (1)' })
    const before = history.length
    await user.type(searchField(), 'fuse')
    await waitFor(() => expect(query().get('q')).toBe('fuse'))
    expect(history.length).toBe(before + 1)
    await user.selectOptions(collection(), 'Fuses (1)')
    expect(history.length).toBe(before + 2)
  })

  it('adds a prefix to the URL parameters of the second grid on the page', async () => {
    const { client } = aStore()
    const { user } = renderComponent(
      <>
        <StoreGrid client={client} productUrl="/product/{id}" browse />
        <StoreGrid client={client} productUrl="/product/{id}" browse />
      </>,
    )
    const second = screen.getAllByRole('searchbox')[1]
    await waitFor(() => expect(titles()).toHaveLength(10))
    if (second) await user.type(second, 'fuse')
    await waitFor(() => expect(titles()).toHaveLength(6))
    expect(query().get('list2-q')).toBe('fuse')
    expect(query().get('q')).toBeNull()
  })
})

describe('<store-grid browse> with a catalog of several pages', () => {
  it('loads the remaining pages when the visitor searches', async () => {
    const { client, callsTo } = aStore({ limit: 2 })
    const { user } = show(client)
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(callsTo('products')).toHaveLength(1)
    await user.type(searchField(), 'fuse')
    await waitFor(() => expect(titles()).toEqual(['Fuse']))
    expect(callsTo('products')).toHaveLength(3)
  })

  it('asks the store to filter by collection and sort by price', async () => {
    const { client, callsTo } = aStore({
      limit: 2,
      respond: (url) =>
        url.searchParams.has('sort_by') ? aResponse(aWirePage(catalog.slice(2, 4))) : undefined,
    })
    const { user } = show(client)
    await screen.findByRole('option', { name: 'Lights' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, high to low')
    await waitFor(() => expect(titles()).toEqual(['Desk lamp', 'Bulb']))
    history.replaceState(null, '', '/?collection=pcol_lights&sort=price-descending')
    fireEvent.popState(window)
    await waitFor(() =>
      expect(callsTo('products').map(({ search }) => decodeURIComponent(search))).toContain(
        '?collection_ids[]=pcol_lights&sort_by=price&order=DESC',
      ),
    )
  })

  it('loads the remaining pages and filters them in the browser when the store rejects the parameters', async () => {
    history.replaceState(null, '', '/?collection=pcol_fuses')
    const { client, callsTo } = aStore({ limit: 2 })
    show(client)
    await waitFor(() => expect(titles()).toEqual(['Fuse']))
    expect(callsTo('products').filter(({ search }) => search.includes('offset'))).toHaveLength(2)
  })

  it('loads 5,000 products and sorts them in the browser when the store cannot sort by price', async () => {
    history.replaceState(null, '', '/?sort=price-descending')
    show(aDemoClient('large'))
    await waitFor(() => expect(titles()[0]).toMatch(/Extension Reel/), { timeout: 10_000 })
    await expectStatus('5,000 products')
  })

  it('shows an error when the remaining pages cannot be loaded, and lets the visitor retry', async () => {
    let isDown = true
    const { client } = aStore({
      limit: 2,
      respond: (url) =>
        isDown && url.searchParams.has('offset') ? anErrorResponse(500, 'Broken') : undefined,
    })
    const { user } = show(client)
    await waitFor(() => expect(titles()).toHaveLength(2))
    await user.type(searchField(), 'fuse')
    await screen.findByText(/The store did not send all products/)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(titles()).toEqual(['Fuse']))
  })

  it('has a “Show more” link, which adds the page number to the URL', async () => {
    const { user } = show(aStore({ limit: 2 }).client)
    const more = await screen.findByRole('link', { name: 'Show more' })
    expect(new URL(String(more.getAttribute('href'))).search).toBe('?page=2')
    await user.click(more)
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(query().get('page')).toBe('2')
  })

  it('loads all pages up to the page number in the URL', async () => {
    history.replaceState(null, '', '/?page=2')
    show(aStore({ limit: 2 }).client)
    await waitFor(() => expect(titles()).toHaveLength(4))
  })

  it('hides the collection filter if the store does not send the collections', async () => {
    const { client } = aStore({
      respond: (url) =>
        url.pathname.endsWith('/collections') ? anErrorResponse(404, 'Not Found') : undefined,
    })
    const { user } = show(client)
    await waitFor(() => expect(titles()).toHaveLength(5))
    expect(screen.queryByRole('combobox', { name: 'Collection' })).toBeNull()
    await user.type(searchField(), 'fuse')
    await waitFor(() => expect(titles()).toEqual(['Fuse']))
  })
})

describe('the filter dialog on phones', () => {
  it('has a button that shows the number of matching products and closes the dialog', async () => {
    const { user } = show(aStore().client)
    await waitFor(() => expect(titles()).toHaveLength(5))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Filter and sort' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Collection' }), 'Lights (2)')
    await user.click(dialog.getByRole('button', { name: 'Show 2 products' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(titles()).toEqual(['Desk lamp', 'Bulb'])
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
  })
})
