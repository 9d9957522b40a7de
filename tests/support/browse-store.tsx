import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ListingAttributes } from '../../src/elements/store-grid/fixed-listing.ts'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { aResponse, aWirePage, aWireProduct, aWireVariant, type Wire } from './factories.ts'
import { renderComponent } from './render-component.tsx'
import { aFakeStore, anErrorResponse } from './stores.ts'

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

/** Five products in three collections. */
export const catalog = [
  aWire('usb_wall', 'USB wall charger', 'pcol_chargers'),
  aWire('usb_car', 'USB car charger', 'pcol_chargers', { manage_inventory: true }),
  aWire('lamp', 'Desk lamp', 'pcol_lights', {}, { description: '<p>With a usb port</p>' }),
  aWire('bulb', 'Bulb', 'pcol_lights'),
  aWire('fuse', 'Fuse', 'pcol_fuses'),
]

interface BrowseStoreOptions {
  /** The number of products per page. */
  limit?: number
  respond?: (url: URL) => Response | Promise<Response> | undefined
}

/** Returns a store with these five products and four collections. The store rejects the parameter `sort_by`. */
export function aBrowseStore({ limit = 100, respond = () => undefined }: BrowseStoreOptions = {}) {
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

export const showBrowseGrid = (client: StoreClient, attributes: ListingAttributes = {}) =>
  renderComponent(<StoreGrid productUrl="/product/{id}" browse {...attributes} />, { client })

/** Returns the titles of the products that the page shows. */
export const shownTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

export const searchField = () => screen.getByRole('searchbox', { name: 'Search products' })
export const collectionField = () => screen.getByRole('combobox', { name: 'Collection' })
export const sortField = () => screen.getByRole('combobox', { name: 'Sort by' })

/** Waits until an element with the role `status` has this text. */
export const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text), {
    // The sentence appears half a second after the products.
    timeout: 5000,
  })

/** Returns the query parameters in the page's URL. */
export const urlQuery = () => new URLSearchParams(location.search)
