import { useMemo, useRef } from 'react'
import { productListFor } from '../../provider/product-list.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { fixedFilters, type ListingAttributes, queryOf } from './fixed-listing.ts'
import { LoadingCards } from './loading-cards.tsx'
import { type FilteredListingProps, ProductListing } from './product-listing.tsx'
import { useListing } from './use-listing.ts'

/** A listing with search, filters and sorting. */
export const BrowseListing = lazyPart(
  async () => (await import('./browse/browse-listing.tsx')).BrowseListing,
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

/**
 * The product listing: a heading and a grid of product cards. Requests the products and their inventory from the store.
 */
export function StoreGrid({ productUrl, headingLevel = 2, browse, ...others }: StoreGridProps) {
  const { collection, productIds, excludeIds, limit, sort } = others
  const section = useRef<HTMLElement>(null)
  const language = useLanguage(section)
  const filters = useMemo(
    () => fixedFilters({ collection, productIds, excludeIds, limit, sort }),
    [collection, productIds, excludeIds, limit, sort],
  )
  const Products = browse ? BrowseListing : PlainListing
  return (
    <section ref={section} className="store-grid">
      <Heading level={headingLevel}>Our Store</Heading>
      <Products
        productUrl={productUrl}
        filters={filters}
        language={language}
        cardLevel={headingLevel === 1 ? 2 : 3}
        section={section}
      />
    </section>
  )
}

/** A listing without search, filters and sorting. */
function PlainListing({ filters, language, ...view }: FilteredListingProps) {
  return <ProductListing {...view} listing={useListing(filters, language)} />
}

/** Loads the modules that the first render needs. */
export function loadStoreGrid({ browse }: Pick<StoreGridProps, 'browse'>): Promise<void> | undefined {
  return browse ? BrowseListing.load() : undefined
}

/** Starts the requests that the first render needs. */
export function preloadStoreGrid(client: StoreClient, attributes: ListingAttributes = {}): Promise<void> {
  return productListFor(client, queryOf(fixedFilters(attributes))).preload()
}
