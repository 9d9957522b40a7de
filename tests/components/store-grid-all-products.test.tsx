import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  aBrowseStore,
  catalog,
  expectStatus,
  showBrowseGrid,
  shownTitles,
  sortField,
} from '../support/browse-store.tsx'
import { aResponse, aWirePage } from '../support/factories.ts'

describe('<store-grid browse> with filters that need all products', () => {
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
