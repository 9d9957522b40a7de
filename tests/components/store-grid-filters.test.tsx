import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
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
  const view = renderComponent(<StoreGrid productUrl="/product/{id}" browse />, { client })
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

  it.each(['   ', '🔌'])('does not search for "%s", which contains no words', async (text) => {
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
  it('understands “$1,000”', async () => {
    const { user } = await showGrid()
    await user.type(lowestPrice(), '$1,000')
    await hasSearch('?ee-min=1000')
    expect(lowestPrice()).toHaveProperty('value', '$1,000')
  })

  it('keeps text that is not a price, and shows a message after Enter', async () => {
    const { user } = await showGrid()
    await user.type(lowestPrice(), 'cheap')
    expect(screen.queryByText('Enter a price, such as 30.')).toBeNull()
    await user.keyboard('{Enter}')
    expect(lowestPrice()).toHaveProperty('value', 'cheap')
    const problem = screen.getByText('Enter a price, such as 30.')
    expect(lowestPrice().getAttribute('aria-describedby')).toBe(problem.id)
    await user.clear(lowestPrice())
    expect(screen.queryByText('Enter a price, such as 30.')).toBeNull()
    expect(lowestPrice().getAttribute('aria-describedby')).toBeNull()
  })
})

describe('the filters in a phone’s dialog', () => {
  it('close after Enter unless a price cannot be read', async () => {
    const { user } = await showGrid()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = within(screen.getByRole('dialog'))
    const field = () => dialog.getByRole('textbox', { name: 'Lowest price' })
    await user.type(field(), 'cheap{Enter}')
    expect(dialog.getByText('Enter a price, such as 30.')).toBeTruthy()
    await user.clear(field())
    await user.type(field(), '€ 20{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.search).toBe('?ee-min=20')
  })
})

describe('an empty store', () => {
  it('shows no filters', async () => {
    const { client } = aFakeStore((url) =>
      aResponse(url.pathname.endsWith('/collections') ? { collections: [] } : aWirePage([])),
    )
    renderComponent(<StoreGrid productUrl="/product/{id}" browse />, { client })
    await screen.findByText('No products available at the moment.')
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the sentence above the products', () => {
  it('is only for screen readers when the listing says that nothing matches', async () => {
    const { user } = await showGrid()
    await user.type(searchField(), 'zebra')
    await waitFor(() => expect(statuses()).toEqual(['No products for “zebra”']), { timeout: 3000 })
    expect(screen.getByRole('status').className).toBe('visually-hidden')
    expect(screen.getByText('No products for “zebra”.')).toBeTruthy()
  })

  it('does not say that products are loading after the store failed to send them', async () => {
    const { user } = await showGrid({ isSplit: true })
    await waitFor(() => expect(statuses()).toEqual(['3 products']))
    await user.type(searchField(), 'fuse')
    await screen.findByText(/The store did not send all products/)
    await waitFor(() => expect(statuses()).toEqual(['']))
  })
})
