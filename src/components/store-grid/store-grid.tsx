import { useEffect } from 'react'
import { useStore } from 'zustand'
import { catalogueFor, type LoadedCatalogue } from '../../provider/catalogue.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { Failure } from '../ui/failure.tsx'
import { Heading, type HeadingLevel } from '../ui/heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { MoreProducts } from './more-products.tsx'
import { ProductCard } from './product-card.tsx'
import { useAddFromCard } from './use-add-from-card.ts'

interface StoreGridProps {
  client: StoreClient
  /** Where a card leads; `{id}` becomes the product's id. */
  productUrl: string
  headingLevel?: HeadingLevel
}

/** The product listing: a heading and a grid of cards. Calls list products and, for what is listed, the inventory lookup. */
export function StoreGrid({ client, productUrl, headingLevel = 2 }: StoreGridProps) {
  return (
    <section className="store-grid">
      <Heading level={headingLevel}>Our Store</Heading>
      <Listing client={client} productUrl={productUrl} cardLevel={headingLevel === 1 ? 2 : 3} />
    </section>
  )
}

interface ListingProps {
  client: StoreClient
  productUrl: string
  cardLevel: HeadingLevel
}

function Listing({ client, productUrl, cardLevel }: ListingProps) {
  const catalogue = catalogueFor(client)
  const state = useStore(catalogue.state)
  const addFromCard = useAddFromCard(catalogue)
  useEffect(() => void catalogue.load(), [catalogue])

  if (state.status === 'loading') return <Spinner label="Loading products…" />
  if (state.status === 'failed') {
    return <Failure message={`Error loading products: ${state.message}`} onRetry={catalogue.load} />
  }
  if (state.products.length === 0) {
    return (
      <p className="notice" part="notice">
        No products available at the moment.
      </p>
    )
  }
  return (
    <>
      {hasUnknownStock(state) && (
        <Failure
          message="Stock could not be checked, so some products can’t be added yet."
          onRetry={catalogue.checkStock}
        />
      )}
      <ul className="card-grid">
        {state.products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            level={cardLevel}
            productUrl={productUrl}
            onAdd={addFromCard}
          />
        ))}
      </ul>
      <MoreProducts
        shown={state.products.length}
        count={state.count}
        rest={state.rest}
        onMore={catalogue.loadMore}
      />
    </>
  )
}

function hasUnknownStock({ stock, products }: LoadedCatalogue): boolean {
  return (
    stock === 'failed' &&
    products.some(({ variants }) =>
      variants.some(
        ({ manage_inventory, inventory_quantity }) => manage_inventory && inventory_quantity === null,
      ),
    )
  )
}
