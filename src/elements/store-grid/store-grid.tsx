import { useMemo, useRef } from 'react'
import type { Filters } from '../../catalog/filters.ts'
import { productListFor } from '../../provider/product-list.ts'
import { type StoreSettings, storeClientFor } from '../../provider/store-client.ts'
import { listingTexts } from '../../texts/en/listing.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import loading from '../../ui/loading.css?inline'
import picture from '../../ui/picture.css?inline'
import productCard from '../../ui/product-card.css?inline'
import { useResource, useStoreClient } from '../../ui/use-store-data.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { fixedFilters, isFiltered, type ListingAttributes, mostProducts, queryOf } from './fixed-listing.ts'
import { LoadingCards, MostProducts } from './loading-cards.tsx'
import { type FilteredListingProps, ProductListing } from './product-listing.tsx'
import storeGrid from './store-grid.css?inline'

/** A listing with search, filters and sorting. */
export const BrowseListing = lazyPart(
  async () => (await import('./browse/browse-listing.tsx')).BrowseListing,
  <LoadingCards />,
)

/** A listing of the products that the attributes select. */
const FilteredListing = lazyPart(
  async () => (await import('./filtered-listing.tsx')).FilteredListing,
  <LoadingCards />,
)

interface StoreGridProps extends ListingAttributes {
  /** The URL pattern of product pages, with `{id}` for the product's ID. */
  productUrl: string
  /** The level of the heading. */
  headingLevel?: HeadingLevel
  /** Whether visitors can search, filter and sort. */
  browse?: boolean | undefined
}

/** The product listing: a heading and product cards. Requests products and inventory from the store. */
export const StoreGrid = withStyles([loading, picture, productCard, storeGrid], Grid)

function Grid({ productUrl, headingLevel = 2, browse, ...others }: StoreGridProps) {
  const { collection, productIds, excludeIds, limit, sort } = others
  const text = useTexts(listingTexts)
  const section = useRef<HTMLElement>(null)
  const filters = useMemo(
    () => fixedFilters({ collection, productIds, excludeIds, limit, sort }),
    [collection, productIds, excludeIds, limit, sort],
  )
  const Products = lazyListing(browse, filters) ?? CompleteListing
  return (
    <section ref={section} className="store-grid">
      <Heading level={headingLevel}>{text('our_store')}</Heading>
      <MostProducts.Provider value={mostProducts(filters)}>
        <Products
          productUrl={productUrl}
          filters={filters}
          cardLevel={headingLevel === 1 ? 2 : 3}
          section={section}
        />
      </MostProducts.Provider>
    </section>
  )
}

/** A listing of all products in the store's order. */
function CompleteListing({ filters: _filters, ...view }: FilteredListingProps) {
  const list = productListFor(useStoreClient())
  return <ProductListing {...view} listing={{ list, state: useResource(list), retry: list.reload }} />
}

/** Returns the listing for browsing or for filters; undefined for all products in the store's order. */
function lazyListing(browse: boolean | undefined, filters: Filters): typeof FilteredListing | undefined {
  if (browse) return BrowseListing
  return isFiltered(filters) ? FilteredListing : undefined
}

/** Loads the modules that the first render needs. */
export function loadStoreGrid({ browse, ...attributes }: Partial<StoreGridProps>): Promise<void> | undefined {
  return lazyListing(browse, fixedFilters(attributes))?.load()
}

/** Starts the requests that the first render needs. */
export function preloadStoreGrid(store: StoreSettings, attributes: ListingAttributes = {}): Promise<void> {
  return productListFor(storeClientFor(store), queryOf(fixedFilters(attributes))).preload()
}
