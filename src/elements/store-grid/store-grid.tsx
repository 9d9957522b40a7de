import { useMemo, useRef } from 'react'
import { BrowseListing } from '#browse'
import { productListFor } from '../../provider/product-list.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { useStoreClient } from '../../ui/store-client-context.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { fixedListing, type ListingAttributes, queryOf } from './fixed-listing.ts'
import { ProductListing, type ProductListingProps } from './product-listing.tsx'
import { useListing } from './use-listing.ts'

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
  const attributes = useMemo(
    () => ({ collection, productIds, excludeIds, limit, sort, language }),
    [collection, productIds, excludeIds, limit, sort, language],
  )
  const Products = browse ? BrowseListing : PlainListing
  return (
    <section ref={section} className="store-grid">
      <Heading level={headingLevel}>Our Store</Heading>
      <Products
        productUrl={productUrl}
        attributes={attributes}
        cardLevel={headingLevel === 1 ? 2 : 3}
        section={section}
      />
    </section>
  )
}

interface PlainListingProps extends Omit<ProductListingProps, 'listing'> {
  /** The attributes that select products. */
  attributes: ListingAttributes
}

/** A listing without search, filters and sorting. */
function PlainListing({ attributes, ...view }: PlainListingProps) {
  return <ProductListing {...view} listing={useListing(useStoreClient(), attributes)} />
}

/** Starts the requests that the first render needs. */
export function preloadStoreGrid(client: StoreClient, attributes: ListingAttributes = {}): Promise<void> {
  return productListFor(client, queryOf(fixedListing(attributes))).loadFirstProducts()
}
