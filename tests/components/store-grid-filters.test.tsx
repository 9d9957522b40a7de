import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoreGrid } from '../../src/tags/store-grid/store-grid.tsx'
import { aResponse, aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aFakeStore, anErrorResponse } from '../support/stores.ts'

const catalog = ['Lamp', 'Bulb', 'Fuse'].map((title) =>
  aWireProduct({
    id: title,
    title,
    subtitle: null,
    description: null,
    variants: [aWireVariant({ id: `${title}_variant`, sku: title, manage_inventory: false })],
  }),
)

/** Shows a product list with filters. The store sends one product per page if `isSplit`, and only the first page. */
async function showGrid({ isSplit = false } = {}) {
  const { client } = aFakeStore((url) => {
    if (url.pathname.endsWith('/collections')) return aResponse({ collections: [] })
    if (url.searchParams.has('offset')) return anErrorResponse(500, 'Broken')
    const products = isSplit ? catalog.slice(0, 1) : catalog
    return aResponse({ ...aWirePage(products), count: catalog.length })
  })
  const view = renderComponent(<StoreGrid client={client} productUrl="/product/{id}" browse />)
  await screen.findByRole('heading', { name: 'Lamp' })
  return view
}

const searchField = () => screen.getByRole('searchbox', { name: 'Search products' })
const lowestPrice = () => screen.getByRole('textbox', { name: 'Lowest price' })
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const hasSearch = (search: string) => waitFor(() => expect(location.search).toBe(search))

describe('the search field of a product list', () => {
  it('ignores spaces around the search text but leaves them in the field', async () => {
    const { user } = await showGrid()
    await user.type(searchField(), ' bulb ')
    await hasSearch('?ee-q=bulb')
    expect(screen.getByRole('button', { name: 'Remove filter: “bulb”' })).toBeTruthy()
    expect(searchField()).toHaveProperty('value', ' bulb ')
  })

  it.each(['   ', '🔌', '?!'])('does not search for "%s", which contains no words', async (text) => {
    const { user } = await showGrid()
    await user.type(searchField(), 'bulb')
    await hasSearch('?ee-q=bulb')
    await user.clear(searchField())
    await user.type(searchField(), text)
    await hasSearch('')
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull()
    expect(searchField()).toHaveProperty('value', text)
  })

  it('keeps its own history entry when the visitor then types a price', async () => {
    const { user } = await showGrid()
    const before = history.length
    await user.type(searchField(), 'bulb')
    await hasSearch('?ee-q=bulb')
    await user.type(lowestPrice(), '30')
    expect(location.search).toBe('?ee-q=bulb&ee-min=30')
    expect(history.length).toBe(before + 2)
    history.back()
    await hasSearch('?ee-q=bulb')
  })

  it('suggests another word when the search text is the only filter and matches nothing', async () => {
    const { user } = await showGrid()
    await user.type(searchField(), 'zebra')
    await screen.findByText('Try a different word or check the spelling.')
    await user.type(lowestPrice(), '1')
    await screen.findByText('Remove a filter to see more products.')
  })
})

describe('a price field', () => {
  it('shows a message while its text is not a price', async () => {
    const { user } = await showGrid()
    await user.type(lowestPrice(), 'cheap')
    const problem = screen.getByText('Enter a price, such as 30.')
    expect(lowestPrice().getAttribute('aria-describedby')).toBe(problem.id)
    await user.clear(lowestPrice())
    expect(screen.queryByText('Enter a price, such as 30.')).toBeNull()
    expect(lowestPrice().getAttribute('aria-describedby')).toBeNull()
  })
})

describe('the sentence above the products', () => {
  it('does not say that products are loading after the store failed to send them', async () => {
    const { user } = await showGrid({ isSplit: true })
    await waitFor(() => expect(statuses()).toEqual(['3 products']))
    await user.type(searchField(), 'fuse')
    await screen.findByText(/The store did not send all products/)
    await waitFor(() => expect(statuses()).toEqual(['']))
  })
})
