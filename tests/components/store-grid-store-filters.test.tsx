import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  aBrowseStore,
  catalog,
  collectionField,
  expectStatus,
  searchField,
  showBrowseGrid,
  shownTitles,
  sortField,
} from '../support/browse-store.tsx'
import { aResponse, aWirePage } from '../support/factories.ts'
import { aDelayedResponse, aDemoClient } from '../support/stores.ts'

/** A response that never arrives. */
const NO_RESPONSE = new Promise<Response>(() => {})

describe('<store-grid browse> in a store that filters and sorts its products', () => {
  it('asks the store to filter by collection and sort by price', async () => {
    const { client, callsTo } = aBrowseStore({
      limit: 2,
      respond({ searchParams }) {
        if (searchParams.has('offset')) return NO_RESPONSE
        return searchParams.has('sort_by') ? aResponse(aWirePage(catalog.slice(2, 4))) : undefined
      },
    })
    const { user } = showBrowseGrid(client)
    await screen.findByRole('option', { name: 'Lights' })
    await user.selectOptions(sortField(), 'Price, high to low')
    await waitFor(() => expect(shownTitles()).toEqual(['Desk lamp', 'Bulb']))
    history.replaceState(null, '', '/?ee-collection=pcol_lights&ee-sort=price-descending')
    fireEvent.popState(window)
    await waitFor(() =>
      expect(callsTo('products').map(({ search }) => decodeURIComponent(search))).toContain(
        '?collection_ids[]=pcol_lights&sort_by=price&order=DESC',
      ),
    )
  })

  it('loads all products for the filters when the visitor sorts a collection by date', async () => {
    history.replaceState(null, '', '/?ee-collection=pcol_chargers')
    const { client } = aBrowseStore({
      limit: 2,
      respond({ pathname, searchParams }) {
        if (!pathname.endsWith('/products')) return undefined
        const offset = Number(searchParams.get('offset'))
        const products = searchParams.has('collection_ids[]') ? catalog.slice(0, 2) : catalog
        const page = aWirePage(products.slice(offset, offset + 2))
        return aResponse({ ...page, count: products.length, offset, limit: 2 })
      },
    })
    const { user } = showBrowseGrid(client)
    await expectStatus('2 of 5 products in Chargers')
    await user.selectOptions(sortField(), 'Newest')
    await screen.findByRole('option', { name: 'Fuses (1)' })
    await expectStatus('2 of 5 products in Chargers')
    expect(shownTitles()).toEqual(['USB wall charger', 'USB car charger'])
  })

  it('keeps the newer results when the store responds to an older request later', async () => {
    const older = aDelayedResponse()
    const { client, callsTo } = aBrowseStore({
      limit: 2,
      respond({ searchParams }) {
        if (searchParams.has('offset')) return NO_RESPONSE
        if (searchParams.get('order') === 'ASC') return older.response
        return searchParams.has('sort_by') ? aResponse(aWirePage(catalog.slice(2, 4))) : undefined
      },
    })
    const { user } = showBrowseGrid(client)
    await screen.findByRole('option', { name: 'Lights' })
    await user.selectOptions(sortField(), 'Price, low to high')
    await waitFor(() => expect(callsTo('products').at(-1)?.search).toContain('order=ASC'))
    await user.selectOptions(sortField(), 'Price, high to low')
    await waitFor(() => expect(shownTitles()).toEqual(['Desk lamp', 'Bulb']))
    older.respond(aResponse(aWirePage(catalog.slice(0, 2))))
    const lookups = callsTo('variants').length
    await waitFor(() => expect(callsTo('variants').length).toBeGreaterThan(lookups))
    expect(shownTitles()).toEqual(['Desk lamp', 'Bulb'])
  })

  it('loads the remaining pages when the visitor uses the filters, so that they show numbers', async () => {
    history.replaceState(null, '', '/?ee-collection=pcol_chargers')
    const { client, callsTo } = aBrowseStore({
      limit: 2,
      respond: ({ searchParams }) =>
        searchParams.has('collection_ids[]') ? aResponse(aWirePage(catalog.slice(0, 2))) : undefined,
    })
    const { user } = showBrowseGrid(client)
    await expectStatus('2 of 5 products in Chargers')
    expect(callsTo('products')).toHaveLength(2)
    expect(screen.getByRole('option', { name: 'Nothing' })).toBeTruthy()
    await user.click(collectionField())
    await screen.findByRole('option', { name: 'Fuses (1)' })
    expect(screen.queryByRole('option', { name: /Nothing/ })).toBeNull()
    expect(shownTitles()).toEqual(['USB wall charger', 'USB car charger'])
    expect(location.search).toBe('?ee-collection=pcol_chargers')
  })

  it('loads the remaining pages and filters them in the browser when the store rejects the parameters', async () => {
    history.replaceState(null, '', '/?ee-collection=pcol_fuses')
    const { client, callsTo } = aBrowseStore({ limit: 2 })
    showBrowseGrid(client)
    await waitFor(() => expect(shownTitles()).toEqual(['Fuse']))
    expect(callsTo('products').filter(({ search }) => search.includes('offset'))).toHaveLength(2)
  })

  it('keeps the order of equal prices and the count when the visitor focuses the search field', async () => {
    history.replaceState(null, '', '/?ee-sort=price-ascending')
    const subscription = { ...catalog[4], type: { value: 'subscription' } }
    const stored = [...catalog.slice(0, 4), subscription]
    const { client, callsTo } = aBrowseStore({
      limit: 2,
      respond({ pathname, searchParams }) {
        if (!pathname.endsWith('/products')) return undefined
        const offset = Number(searchParams.get('offset'))
        const sorted = searchParams.has('sort_by') ? [...stored].reverse().slice(1) : stored
        return aResponse({ ...aWirePage(sorted.slice(offset, offset + 2)), count: 5, offset, limit: 2 })
      },
    })
    const { user } = showBrowseGrid(client)
    await waitFor(() => expect(shownTitles()).toEqual(['Bulb', 'Desk lamp']))
    await expectStatus('5 products')
    await user.click(searchField())
    await screen.findByRole('option', { name: 'Chargers (2)' })
    expect(callsTo('products').filter(({ search }) => search.includes('offset'))).not.toHaveLength(0)
    expect(shownTitles()).toEqual(['Bulb', 'Desk lamp'])
    await expectStatus('5 products')
  })

  it('loads 5,000 products and sorts them in the browser when the store cannot sort by price', async () => {
    history.replaceState(null, '', '/?ee-sort=price-descending')
    showBrowseGrid(aDemoClient('large'))
    await waitFor(() => expect(shownTitles()[0]).toMatch(/Extension Reel/), { timeout: 10_000 })
    await expectStatus('5,000 products')
  })

  it('shows “Featured” as the sort order when the store cannot sort products by date', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    history.replaceState(null, '', '/?ee-sort=newest')
    showBrowseGrid(aBrowseStore({ limit: 2 }).client)
    await waitFor(() => expect(shownTitles()).toEqual(['USB wall charger', 'USB car charger']))
    expect(sortField()).toHaveProperty('value', 'featured')
    expect(warn).toHaveBeenCalledOnce()
  })
})
