import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { setInitialData } from '../../src/http/early-response.ts'
import {
  aBrowseStore,
  catalog,
  expectStatus,
  searchField,
  showBrowseGrid,
  shownTitles,
  sortField,
} from '../support/browse-store.tsx'
import { aResponse, aWirePage } from '../support/factories.ts'
import { recordTexts } from '../support/record-texts.ts'
import { aDelayedResponse, anErrorResponse } from '../support/stores.ts'

/** Returns a store that sends only the first two products until `recover` is called. */
function aStoreWithoutLaterPages() {
  let isDown = true
  const respond = ({ searchParams }: URL) =>
    isDown && searchParams.has('offset') ? anErrorResponse(500, 'Broken') : undefined
  const recover = () => {
    isDown = false
  }
  return { ...aBrowseStore({ limit: 2, respond }), recover }
}

describe('<store-grid browse> with a catalog of several pages', () => {
  it('shows how many products are loaded while it loads the remaining pages', async () => {
    const page = aDelayedResponse()
    const { client } = aBrowseStore({
      limit: 2,
      respond: ({ searchParams }) => (searchParams.get('offset') === '2' ? page.response : undefined),
    })
    const { user } = showBrowseGrid(client)
    await expectStatus('5 products')
    const texts = recordTexts(screen.getByRole('status'))
    await user.type(searchField(), 'fuse')
    await expectStatus('Loading all products: 2 of 5')
    page.respond(aResponse({ ...aWirePage(catalog.slice(2, 4)), count: 5, offset: 2, limit: 2 }))
    await expectStatus('1 of 5 products for “fuse”')
    expect(texts).toEqual([
      'Loading all products: 2 of 5',
      'Loading all products: 4 of 5',
      '1 of 5 products for “fuse”',
    ])
  })

  it('shows an error when the remaining pages cannot be loaded, and lets the visitor retry', async () => {
    const { client, recover } = aStoreWithoutLaterPages()
    const { user } = showBrowseGrid(client)
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    await user.type(searchField(), 'fuse')
    await screen.findByText(/The store did not send all products/)
    await expectStatus('')
    recover()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shownTitles()).toEqual(['Fuse']))
  })

  it('shows further pages only when the visitor opens them, even if they are loaded for the filters', async () => {
    const { client, callsTo } = aBrowseStore({ limit: 2 })
    const { user } = showBrowseGrid(client)
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    await user.click(searchField())
    await screen.findByRole('option', { name: 'Fuses (1)' })
    expect(shownTitles()).toHaveLength(2)
    expect(location.search).toBe('')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(shownTitles()).toHaveLength(4)
    expect(callsTo('products')).toHaveLength(3)
  })

  it('shows filtered products page by page', async () => {
    history.replaceState(null, '', '/?ee-sort=title')
    const { user } = showBrowseGrid(aBrowseStore({ limit: 2 }).client)
    const sorted = ['Bulb', 'Desk lamp', 'Fuse', 'USB car charger', 'USB wall charger']
    await waitFor(() => expect(shownTitles()).toEqual(sorted.slice(0, 2)))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(shownTitles()).toEqual(sorted.slice(0, 4))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(shownTitles()).toEqual(sorted)
  })

  it('shows all products from the initial data of a prerendered page until the store responds', () => {
    const initial = aWirePage(catalog, { limit: 2 })
    const { client } = aBrowseStore({ respond: () => new Promise(() => {}) })
    onTestFinished(() => setInitialData(undefined))
    setInitialData({ 'https://api.example/store/store_1/products': initial })
    showBrowseGrid(client)
    expect(shownTitles()).toHaveLength(catalog.length)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('shows the next pages when “Show more” is clicked, even after a failed attempt', async () => {
    const { client, recover } = aStoreWithoutLaterPages()
    const { user } = showBrowseGrid(client)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    const retry = await screen.findByRole('button', { name: 'Couldn’t load more. Try again' })
    recover()
    await user.click(retry)
    await waitFor(() => expect(shownTitles()).toHaveLength(4))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(shownTitles()).toHaveLength(5))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('keeps the store’s order when the visitor sorts a collection by date', async () => {
    history.replaceState(null, '', '/?ee-collection=pcol_chargers')
    const { client } = aBrowseStore({
      limit: 2,
      respond({ pathname, searchParams }) {
        if (!pathname.endsWith('/products')) return undefined
        const offset = Number(searchParams.get('offset'))
        const products = searchParams.has('sort_by') ? [...catalog].reverse() : catalog
        const page = aWirePage(products.slice(offset, offset + 2))
        return aResponse({ ...page, count: products.length, offset, limit: 2 })
      },
    })
    const { user } = showBrowseGrid(client)
    await expectStatus('2 of 5 products in Chargers')
    await user.selectOptions(sortField(), 'Newest')
    await screen.findByRole('option', { name: 'Fuses (1)' })
    await expectStatus('2 of 5 products in Chargers')
    expect(shownTitles()).toEqual(['USB car charger', 'USB wall charger'])
  })

  it('shows “Featured” as the sort order when the store cannot sort products by date', async () => {
    history.replaceState(null, '', '/?ee-sort=newest')
    showBrowseGrid(aBrowseStore({ limit: 2 }).client)
    await waitFor(() => expect(shownTitles()).toEqual(['USB wall charger', 'USB car charger']))
    expect(sortField()).toHaveProperty('value', 'featured')
  })
})
