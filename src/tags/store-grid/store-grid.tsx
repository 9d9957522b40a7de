import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { hasUnknownStock } from '../../catalog/stock.ts'
import { productListFor } from '../../provider/product-list.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { useChunks } from '../../ui/chunks.ts'
import { Failure } from '../../ui/failure.tsx'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { useUnlistedPage } from '../../ui/page-head.ts'
import { useWebsite } from '../../ui/website.ts'
import { CardChunk } from './card-chunk.tsx'
import { LoadingCards } from './loading-cards.tsx'
import { MoreProducts } from './more-products.tsx'
import { useAddFromCard } from './use-add-from-card.ts'
import { useListingFocus } from './use-listing-focus.ts'
import { useReturnToListing } from './use-return-to-listing.ts'

interface StoreGridProps {
  client: StoreClient
  /** Where a card leads; `{id}` becomes the product's id. */
  productUrl: string
  headingLevel?: HeadingLevel
}

/** The product listing: a heading and a grid of cards. Lists the products and looks up their inventory. */
export function StoreGrid({ client, productUrl, headingLevel = 2 }: StoreGridProps) {
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} className="store-grid">
      <Heading level={headingLevel}>Our Store</Heading>
      <Listing
        client={client}
        productUrl={productUrl}
        cardLevel={headingLevel === 1 ? 2 : 3}
        section={section}
      />
    </section>
  )
}

/** Starts the requests of the first screen. */
export function preloadStoreGrid({ client }: Pick<StoreGridProps, 'client'>): void {
  void productListFor(client).load()
}

/** Above this many products, cards off the screen are not laid out: an estimated height is enough. */
const LONG_LIST = 60

interface ListingProps {
  client: StoreClient
  productUrl: string
  cardLevel: HeadingLevel
  /** The element around the listing, which is present while the products load. */
  section: RefObject<HTMLElement | null>
}

function Listing({ client, productUrl, cardLevel, section }: ListingProps) {
  const productList = productListFor(client)
  const state = useStore(productList.state)
  const addFromCard = useAddFromCard(productList, client.settings)
  useEffect(() => void productList.load(), [productList])
  const products = state.status === 'loaded' ? state.products : []
  const shown = products.length
  const { chunks, isComplete } = useChunks(products)
  const { registerLink, moreButton, onFocusHandoff } = useListingFocus(products, isComplete)
  const website = useWebsite()
  const onPrefetch = useCallback(
    // Only within a website: a product page of its own could not use the response.
    (id: string) => website?.prefetchProduct(client, id),
    [client, website],
  )

  useReturnToListing(section, productList, state)
  useUnlistedPage(state.status === 'failed')

  if (state.status === 'loading') return <LoadingCards />
  if (state.status === 'failed') {
    return <Failure message={`Error loading products: ${state.message}`} onRetry={productList.load} />
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
      {isComplete && state.rest !== 'none' && (
        // Rendered after all cards, keyed per page: earlier it would load the next page although nobody is near.
        <MoreProducts
          key={shown}
          shown={shown}
          count={state.count}
          rest={state.rest}
          button={moreButton}
          onMore={productList.loadMore}
          onFocusHandoff={onFocusHandoff}
        />
      )}
    </>
  )
}
