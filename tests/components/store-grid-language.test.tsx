import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
import type { Locale } from '../../src/texts/locale.ts'
import { aBrowseStore, expectStatus } from '../support/browse-store.tsx'
import { ChangedContext } from '../support/changed-context.tsx'
import { renderComponent } from '../support/render-component.tsx'

const german: Locale = {
  language: 'de',
  translations: [
    {
      language: 'de',
      texts: {
        our_store: 'Unser Laden',
        products_error: 'Keine Produkte: {message}',
        store_unreachable: 'Kein Netz.',
        search_products: 'Produkte suchen',
        option_count: '{option}: {number}',
        sort_name: 'Name',
        filter_min: 'Ab {price}',
        remove_filter: 'Ohne {filter}',
        results: 'Von {count} Produkten{min}{query}: {shown}',
        results_query: ' mit „{query}“',
        results_min: ' ab {price}',
        no_results: 'Nichts{query}{min}',
        no_results_notice: 'Nichts{query}{min}!',
      },
    },
  ],
  priceFormat: 'locale',
}

const renderGermanGrid = ({ client }: ReturnType<typeof aBrowseStore>) =>
  renderComponent(
    <ChangedContext locale={german}>
      <StoreGrid productUrl="/product/{id}" browse />
    </ChangedContext>,
    { client },
  )

it('shows filters and prices in the form of the language', async () => {
  history.replaceState(null, '', '/?ee-q=usb&ee-min=1.5')
  const { user } = renderGermanGrid(aBrowseStore())
  expect(screen.getByRole('heading', { name: 'Unser Laden' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Ohne Ab 1,50\s\$$/ })).toBeTruthy()
  expect(await screen.findByRole('option', { name: 'Lights: 1' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Name' })).toBeTruthy()
  await expectStatus('Von 5 Produkten ab 1,50\u00A0$ mit „usb“: 3')
  await user.clear(screen.getByRole('searchbox', { name: 'Produkte suchen' }))
  await user.type(screen.getByRole('searchbox', { name: 'Produkte suchen' }), 'nothing')
  expect(await screen.findByText(/^Nichts mit „nothing“ ab 1,50\s\$!$/)).toBeTruthy()
})

it('shows the store’s errors in the language', async () => {
  renderGermanGrid(aBrowseStore({ respond: () => Promise.reject(new TypeError('Failed to fetch')) }))
  expect(await screen.findByText('Keine Produkte: Kein Netz.')).toBeTruthy()
})
