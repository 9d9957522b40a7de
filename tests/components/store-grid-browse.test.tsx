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
import { renderComponent } from '../support/render-component.tsx'
import { anErrorResponse } from '../support/stores.ts'

/** Returns the labels of the buttons that remove a filter. */
const removableFilters = () =>
  screen
    .getAllByRole('button', { name: /^Remove filter/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove filter: ', ''))

describe('<store-grid browse>', () => {
  it('searches while the visitor types and puts the best matches first', async () => {
    const { user } = showBrowseGrid(aBrowseStore().client)
    await waitFor(() => expect(shownTitles()).toHaveLength(5))
    await user.type(searchField(), 'usb')
    await waitFor(() => expect(shownTitles()).toEqual(['USB wall charger', 'USB car charger', 'Desk lamp']))
    await expectStatus('3 of 5 products for “usb”')
    expect(urlQuery().get('ee-q')).toBe('usb')
  })

  it('corrects a typing mistake and says for which word it shows the results', async () => {
    const { user } = showBrowseGrid(aBrowseStore().client)
    await waitFor(() => expect(shownTitles()).toHaveLength(5))
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

it('the filter dialog on phones has a button that shows the number of matching products and closes the dialog', async () => {
  const { user } = showBrowseGrid(aBrowseStore().client)
  await waitFor(() => expect(shownTitles()).toHaveLength(5))
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Filter and sort' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Collection' }), 'Lights (2)')
  await user.click(dialog.getByRole('button', { name: 'Show 2 products' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shownTitles()).toEqual(['Desk lamp', 'Bulb'])
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})
