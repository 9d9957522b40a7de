import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFilters } from '../../src/elements/store-grid/browse/use-filters.ts'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
import { recordMessages } from '../support/author-messages.ts'
import {
  aBrowseStore,
  collectionField,
  expectStatus,
  searchField,
  showBrowseGrid,
  shownTitles,
  urlQuery,
} from '../support/browse-store.tsx'
import { aResponse } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { anErrorResponse, aStoreWith } from '../support/stores.ts'

/** Shows a grid with five products in three collections. */
async function showGrid() {
  const view = showBrowseGrid(aBrowseStore().client)
  await waitFor(() => expect(shownTitles()).toHaveLength(5))
  return view
}

const lowestPrice = () => screen.getByRole('textbox', { name: 'Lowest price' })
const hasSearch = (search: string) => waitFor(() => expect(location.search).toBe(search))

/** Returns the labels of the buttons that remove a filter. */
const removableFilters = () =>
  screen
    .getAllByRole('button', { name: /^Remove filter/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove filter: ', ''))

describe('<store-grid browse>', () => {
  it('searches while the visitor types and puts the best matches first', async () => {
    const { user } = await showGrid()
    await user.type(searchField(), 'usb')
    await waitFor(() => expect(shownTitles()).toEqual(['USB wall charger', 'USB car charger', 'Desk lamp']))
    await expectStatus('3 of 5 products for “usb”')
    expect(urlQuery().get('ee-q')).toBe('usb')
  })

  it('corrects a typing mistake and says for which word it shows the results', async () => {
    const { user } = await showGrid()
    await user.type(searchField(), 'chrager')
    await waitFor(() => expect(shownTitles()).toEqual(['USB wall charger', 'USB car charger']))
    await expectStatus('2 of 5 products for “charger”')
    expect(searchField()).toHaveProperty('value', 'chrager')
  })

  it('filters by collection and shows the number of products in each collection', async () => {
    const { client, callsTo } = aBrowseStore()
    const { user } = showBrowseGrid(client)
    await screen.findByRole('option', { name: 'Lights (2)' })
    expect(screen.getByRole('option', { name: 'All products (5)' })).toBeTruthy()
    expect(screen.queryByRole('option', { name: /Nothing/ })).toBeNull()
    await user.selectOptions(collectionField(), 'Lights (2)')
    expect(shownTitles()).toEqual(['Desk lamp', 'Bulb'])
    await expectStatus('2 of 5 products in Lights')
    expect(urlQuery().get('ee-collection')).toBe('pcol_lights')
    expect(callsTo('products')).toHaveLength(1)
  })

  it.each([404, 410])(
    'shows no collections, and logs nothing, if the store has no list: %d',
    async (status) => {
      const loggedMessages = recordMessages()
      const { client } = aBrowseStore({
        respond: ({ pathname }) =>
          pathname.endsWith('/collections') ? anErrorResponse(status, 'Missing') : undefined,
      })
      showBrowseGrid(client)
      await waitFor(() => expect(shownTitles()).toHaveLength(5))
      expect(screen.queryByRole('combobox', { name: 'Collection' })).toBeNull()
      expect(await loggedMessages()).toEqual([])
    },
  )

  it('disables the options for collections that contain no search results', async () => {
    const { user } = showBrowseGrid(aBrowseStore().client)
    await screen.findByRole('option', { name: 'Lights (2)' })
    await user.type(searchField(), 'fuse')
    const lights = await screen.findByRole<HTMLOptionElement>('option', { name: 'Lights (0)' })
    expect(lights.disabled).toBe(true)
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Fuses (1)' }).disabled).toBe(false)
  })

  it('filters by stock and price, and lets the visitor remove individual filters', async () => {
    const { user } = showBrowseGrid(aBrowseStore().client)
    await user.click(await screen.findByRole('checkbox', { name: 'In stock only (4)' }))
    expect(shownTitles()).not.toContain('USB car charger')
    fireEvent.change(screen.getByRole('textbox', { name: 'Highest price' }), { target: { value: '1' } })
    expect(shownTitles()).toEqual([])
    await user.click(screen.getByRole('button', { name: /Remove filter: Up to .*1/ }))
    expect(shownTitles()).toHaveLength(4)
    expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Remove filter: In stock' }))
    expect(shownTitles()).toHaveLength(5)
    expect(location.search).toBe('')
  })

  it('names the search text and filters when no product matches, and lets the visitor remove them', async () => {
    history.replaceState(null, '', '/?ee-q=zebra&ee-collection=pcol_fuses&ee-min=2&ee-max=90&ee-stock=in')
    const { user } = showBrowseGrid(aBrowseStore().client)
    await screen.findByText('No products for “zebra” in Fuses, from $2, up to $90, in stock.')
    const filters = ['“zebra”', 'Fuses', 'From $2', 'Up to $90', 'In stock']
    while (filters.length > 0) {
      expect(removableFilters()).toEqual(filters)
      await user.click(screen.getByRole('button', { name: `Remove filter: ${filters.pop()}` }))
    }
    await waitFor(() => expect(shownTitles()).toHaveLength(5))
    expect(location.search).toBe('')
  })

  it('removes all filters with one button when no product matches, and moves focus to the status', async () => {
    history.replaceState(null, '', '/?ee-q=zebra&ee-collection=pcol_fuses')
    const { user } = showBrowseGrid(aBrowseStore().client)
    await screen.findByText('No products for “zebra” in Fuses.')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(shownTitles()).toHaveLength(5))
    expect(document.activeElement?.getAttribute('role')).toBe('status')
  })

  it('reads the filters from the URL when it loads and on back and forward navigation', async () => {
    history.replaceState(null, '', '/?utm=1&ee-q=lamp')
    const { user } = showBrowseGrid(aBrowseStore().client)
    await waitFor(() => expect(shownTitles()).toEqual(['Desk lamp']))
    expect(searchField()).toHaveProperty('value', 'lamp')
    await user.clear(searchField())
    await waitFor(() => expect(location.search).toBe('?utm=1'))
    history.replaceState(null, '', '/?ee-collection=pcol_fuses')
    fireEvent.popState(window)
    await waitFor(() => expect(shownTitles()).toEqual(['Fuse']))
  })

  it('adds a prefix to the URL parameters of the second grid on the page', async () => {
    const { client } = aBrowseStore()
    const { user } = renderComponent(
      <>
        <StoreGrid productUrl="/product/{id}" browse />
        <StoreGrid productUrl="/product/{id}" browse />
      </>,
      { client },
    )
    const second = screen.getAllByRole('searchbox')[1]
    await waitFor(() => expect(shownTitles()).toHaveLength(10))
    if (second) await user.type(second, 'fuse')
    await waitFor(() => expect(urlQuery().get('ee2-q')).toBe('fuse'))
    expect(shownTitles()).toHaveLength(6)
    expect(urlQuery().get('ee-q')).toBeNull()
  })

  it('does not read the filters of the first grid when the second one first renders', () => {
    history.replaceState(null, '', '/?ee-q=lamp')
    const queries: string[] = []
    renderHook(useFilters)
    renderHook(() => queries.push(useFilters().filters.query))
    expect(new Set(queries)).toEqual(new Set(['']))
  })
})

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

describe('the filter dialog on phones', () => {
  async function showDialog() {
    const { user } = await showGrid()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Filter and sort' })) }
  }

  it('has a button that shows the number of matching products and closes the dialog', async () => {
    const { user, dialog } = await showDialog()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Collection' }), 'Lights (2)')
    await user.click(dialog.getByRole('button', { name: 'Show 2 products' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shownTitles()).toEqual(['Desk lamp', 'Bulb'])
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
  })

  it('closes after Enter unless a price cannot be read', async () => {
    const { user, dialog } = await showDialog()
    const field = () => dialog.getByRole('textbox', { name: 'Lowest price' })
    await user.type(field(), 'cheap{Enter}')
    expect(dialog.getByText('Enter a price, such as 30.')).toBeTruthy()
    await user.clear(field())
    await user.type(field(), '€ 20{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.search).toBe('?ee-min=20')
  })
})

it('an empty store shows no filters', async () => {
  showBrowseGrid(aStoreWith({ responses: { collections: () => aResponse({ collections: [] }) } }).client)
  await screen.findByText('No products available at the moment.')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})
