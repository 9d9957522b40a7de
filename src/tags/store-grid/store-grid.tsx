import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { catalogueFor, hasUnknownStock } from '../../provider/catalogue.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { useChunks } from '../../ui/chunks.ts'
import { Failure } from '../../ui/failure.tsx'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { useUnlistedPage } from '../../ui/page-head.ts'
import { useWebsite } from '../../ui/website.ts'
import { CardPiece } from './card-piece.tsx'
import { LoadingCards } from './loading-cards.tsx'
import { MoreProducts } from './more-products.tsx'
import { useAddFromCard } from './use-add-from-card.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useReturnToListing } from './use-return-to-listing.ts'

interface StoreGridProps {
  client: StoreClient
  /** Where a card leads; `{id}` becomes the product's id. */
  productUrl: string
  headingLevel?: HeadingLevel
}

/** The product listing: a heading and a grid of cards. Calls list products and, for what is listed, the inventory lookup. */
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
  void catalogueFor(client).load()
}

/** From so many products on, what is off the screen costs more than the exact place of each card is worth. */
const LONG_LIST = 60

interface ListingProps {
  client: StoreClient
  productUrl: string
  cardLevel: HeadingLevel
  /** What the listing is part of, there from the beginning. */
  section: RefObject<HTMLElement | null>
}

function Listing({ client, productUrl, cardLevel, section }: ListingProps) {
  const catalogue = catalogueFor(client)
  const state = useStore(catalogue.state)
  const addFromCard = useAddFromCard(catalogue, client.settings)
  useEffect(() => void catalogue.load(), [catalogue])
  const list = useRef<HTMLDivElement>(null)
  const products = state.status === 'loaded' ? state.products : []
  const shown = products.length
  const chunks = useChunks(products)
  const isDrawn = chunks.flat().length === shown
  const goOnBelow = useCardFocus(list, isDrawn)
  const website = useWebsite()
  const onNear = useCallback(
    // The product's page is on this very page, which keeps what has come.
    (id: string) => website?.guess(client, id),
    [client, website],
  )

  useReturnToListing(section, catalogue, state)
  useUnlistedPage(state.status === 'failed')

  if (state.status === 'loading') return <LoadingCards />
  if (state.status === 'failed') {
    return <Failure message={`Error loading products: ${state.message}`} onRetry={catalogue.load} />
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
          onRetry={catalogue.checkStock}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: one list, rendered in chunks */}
      <div ref={list} role="list" className="card-list" data-long={state.count > LONG_LIST}>
        {chunks.map((products, index) => (
          <CardPiece
            // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever appended
            key={index}
            products={products}
            isFirst={index === 0}
            level={cardLevel}
            productUrl={productUrl}
            onAdd={addFromCard}
            onNear={onNear}
          />
        ))}
      </div>
      {isDrawn && state.rest !== 'none' && (
        // Not before: it would be moved, and be near the visitor for nothing. Another one, for the same reason.
        <MoreProducts
          key={shown}
          shown={shown}
          count={state.count}
          rest={state.rest}
          onMore={catalogue.loadMore}
          onHanded={goOnBelow}
        />
      )}
    </>
  )
}
