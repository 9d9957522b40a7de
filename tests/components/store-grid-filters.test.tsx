import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aBrowseStore, searchField, showBrowseGrid } from '../support/browse-store.tsx'
import { aResponse, aWirePage } from '../support/factories.ts'
import { aFakeStore } from '../support/stores.ts'

async function showGrid() {
  const view = showBrowseGrid(aBrowseStore().client)
  await screen.findByRole('heading', { name: 'Bulb' })
  return view
}

const lowestPrice = () => screen.getByRole('textbox', { name: 'Lowest price' })
const hasSearch = (search: string) => waitFor(() => expect(location.search).toBe(search))

describe('the search field of a product list', () => {
  it('ignores spaces around the search text but leaves them in the field', async () => {
    const { user } = await showGrid()
    await user.type(searchField(), ' bulb ')
    await hasSearch('?ee-q=bulb')
    expect(screen.getByRole('button', { name: 'Remove filter: “bulb”' })).toBeTruthy()
    expect(searchField()).toHaveProperty('value', ' bulb ')
  })

  it('does not search for text that contains no words', async () => {
    const { user } = await showGrid()
    await user.type(searchField(), 'bulb')
    await hasSearch('?ee-q=bulb')
    await user.clear(searchField())
    await user.type(searchField(), '🔌')
    await hasSearch('')
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull()
    expect(searchField()).toHaveProperty('value', '🔌')
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
})

describe('a price field', () => {
  it('understands prices with a currency and keeps them as typed', async () => {
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

it('the filters in a phone’s dialog close after Enter unless a price cannot be read', async () => {
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

it('an empty store shows no filters', async () => {
  const { client } = aFakeStore((url) =>
    aResponse(url.pathname.endsWith('/collections') ? { collections: [] } : aWirePage([])),
  )
  showBrowseGrid(client)
  await screen.findByText('No products available at the moment.')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})
