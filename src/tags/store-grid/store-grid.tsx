import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { hasUnknownStock } from '../../catalog/stock.ts'
import { productListFor } from '../../provider/product-list.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { useChunks } from '../../ui/chunks.ts'
import { Failure } from '../../ui/failure.tsx'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { useNoIndex } from '../../ui/page-head.ts'
import { useAddFromCard } from '../../ui/use-add-from-card.ts'
import { useWebsite } from '../../ui/website.ts'
import { CardChunk } from './card-chunk.tsx'
import { fixedListing, type ListingAttributes, queryOf } from './fixed-listing.ts'
import { LoadingCards } from './loading-cards.tsx'
import { MoreProducts } from './more-products.tsx'
import { useListing } from './use-listing.ts'
import { useListingFocus } from './use-listing-focus.ts'
import { useRestoreListing } from './use-restore-listing.ts'

interface StoreGridProps extends ListingAttributes {
  /** The client for the store. */
  client: StoreClient
  /** The URL pattern of product pages, with `{id}` for the product's id. */
  productUrl: string
  /** The level of the heading. */
  headingLevel?: HeadingLevel
}

/** The product listing: a heading and a grid of product cards. Requests the products and their inventory from the store. */
export function StoreGrid({ client, productUrl, headingLevel = 2, ...attributes }: StoreGridProps) {
  const { collection, productIds, excludeIds, limit, sort } = attributes
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} className="store-grid">
      <Heading level={headingLevel}>Our Store</Heading>
      <Listing
        client={client}
        productUrl={productUrl}
        attributes={{ collection, productIds, excludeIds, limit, sort }}
        cardLevel={headingLevel === 1 ? 2 : 3}
        section={section}
      />
    </section>
  )
}

/** Starts the requests that the first render needs. */
export function preloadStoreGrid({
  client,
  ...attributes
}: Pick<StoreGridProps, 'client'> & ListingAttributes): void {
  void productListFor(client, queryOf(fixedListing(attributes))).load()
}

/** Listings with more products skip the layout of off-screen cards and use an estimated height. */
const LONG_LIST = 60

interface ListingProps {
  /** The client for the store. */
  client: StoreClient
  /** The URL pattern of product pages. */
  productUrl: string
  /** The attributes that select products. */
  attributes: ListingAttributes
  /** The heading level of the cards. */
  cardLevel: HeadingLevel
  /** The element around the listing, which exists even while the products load. */
  section: RefObject<HTMLElement | null>
}

function Listing({ client, productUrl, attributes, cardLevel, section }: ListingProps) {
  const { list: productList, state, retry } = useListing(client, attributes)
  const addFromCard = useAddFromCard(productList, client.settings)
  useEffect(() => void productList.load(), [productList])
  const products = state.status === 'loaded' ? state.products : []
  const shown = products.length
  const { chunks, isComplete } = useChunks(products)
  const { registerLink, moreButton, onFocusHandoff } = useListingFocus(products, isComplete)
  const website = useWebsite()
  const onPrefetch = useCallback(
    // Prefetches only inside a website, because a separate product page could not use the response.
    (id: string) => website?.prefetchProduct(client, id),
    [client, website],
  )

  useRestoreListing(section, productList, state)
  useNoIndex(state.status === 'failed')

  if (state.status === 'loading') return <LoadingCards />
  if (state.status === 'failed') {
    return <Failure message={`Error loading products: ${state.message}`} onRetry={retry} />
  }
  if (shown === 0) {
    return (
      <p className="notice" part="notice">
        <bdi>No products available at the moment.</bdi>
      </p>
    )
  }
  return (
    <>
      {state.stock === 'failed' && products.some(hasUnknownStock) && (
        <Failure
          message="We couldn’t check what is in stock, so some products can’t be added to the cart yet."
          onRetry={productList.checkStock}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: one list, rendered in chunks */}
      <div role="list" className="card-list" data-long={state.count > LONG_LIST}>
        {chunks.map((chunk, index) => (
          <CardChunk
            // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever appended
            key={index}
            items={chunk}
            isFirst={index === 0}
            level={cardLevel}
            productUrl={productUrl}
            onAdd={addFromCard}
            onPrefetch={onPrefetch}
            registerLink={registerLink}
          />
        ))}
      </div>
      {isComplete && state.nextPage !== 'none' && (
        // Renders after all cards, because it loads the next page when it is near the viewport. The key makes it
        // remount for each page of products.
        <MoreProducts
          key={shown}
          shown={shown}
          count={state.count}
          nextPage={state.nextPage}
          button={moreButton}
          onMore={productList.loadMore}
          onFocusHandoff={onFocusHandoff}
        />
      )}
    </>
  )
}
