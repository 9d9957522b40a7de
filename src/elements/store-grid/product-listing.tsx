import type { ReactNode, RefObject } from 'react'
import type { Filters } from '../../catalog/filters.ts'
import { hasUnknownStock } from '../../catalog/stock.ts'
import type { ProductList, ProductPages } from '../../provider/product-list.ts'
import type { ResourceState } from '../../provider/resource.ts'
import { listingTexts } from '../../texts/en/listing.ts'
import { errorText } from '../../texts/error-text.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { Failure } from '../../ui/failure.tsx'
import type { HeadingLevel } from '../../ui/heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { useAddFromCard } from '../../ui/use-add-from-card.ts'
import { useWebsite } from '../../ui/website-context.ts'
import { LoadingCards } from './loading-cards.tsx'
import { useCardChunks } from './use-card-chunks.ts'
import { useListingFocus } from './use-listing-focus.ts'
import { useRestoreListing } from './use-restore-listing.ts'

/** Listings with more products than this skip the layout of off-screen cards and use an estimated height. */
const LONG_LIST = 60
/** The number of cards in the first row on a wide screen. */
const FIRST_ROW = 4

/** The products of a listing and their state. */
export interface Listing {
  list: ProductList
  state: ResourceState<ProductPages>
  /** Loads the products again after a failure. */
  retry: () => void
}

/** The props of a product listing. */
export interface ProductListingProps {
  /** The URL pattern of product pages. */
  productUrl: string
  /** The products to show, and their loading state. */
  listing: Listing
  /** The heading level of the cards. */
  cardLevel: HeadingLevel
  /** The element around the listing, which exists even while the products load. */
  section: RefObject<HTMLElement | null>
  /** Identifies the filters. When it changes, the listing renders its first cards at once, others later. */
  filterKey?: string
  /** Called to show the next page. Default: loads the next page. */
  onMore?: () => void
  /** Shown if there are no products. Default: a message that the store is empty. */
  empty?: ReactNode
}

/** The props of a listing that loads its products itself. */
export interface FilteredListingProps extends Omit<ProductListingProps, 'listing'> {
  /** The filters that the attributes describe. */
  filters: Filters
}

/** The "Show more" button. Most stores have only one page of products. */
const MoreProducts = lazyPart(
  async () => (await import('./more-products.tsx')).MoreProducts,
  <div className="more-products" />,
)

const NO_PRODUCTS: readonly never[] = []

/** Product cards, loaded page by page, with the loading, error and empty states. */
export function ProductListing({
  productUrl,
  listing: { list: productList, state, retry },
  cardLevel,
  section,
  filterKey = '',
  onMore = productList.loadMore,
  empty,
}: ProductListingProps) {
  const locale = useLocale()
  const text = useTexts(listingTexts)
  const addFromCard = useAddFromCard(productList)
  const pages = state.status === 'loaded' ? state.value : null
  const products = pages?.products ?? NO_PRODUCTS
  const shown = products.length
  const website = useWebsite()
  // In a website, the listing may be prerendered, or be restored after the visitor went back, and then
  // appears as a whole.
  const restored = useRestoreListing(section, state, onMore)
  const { chunks, isComplete } = useCardChunks(products, filterKey, website !== null, restored)
  const { list, moreButton, onFocusHandoff } = useListingFocus(shown, isComplete)

  if (state.status === 'failed') {
    const message = errorText(state.error, locale, text('products_not_loaded'))
    return <Failure message={text('products_error', { message })} onRetry={retry} />
  }
  if (!pages) return <LoadingCards />
  if (shown === 0) return empty || <Notice>{text('no_products')}</Notice>
  return (
    <>
      {pages.isStockFailed && products.some(hasUnknownStock) && (
        <Failure message={text('list_stock_not_checked')} onRetry={productList.reload} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: chunks between the list and items rule out `<ul>` */}
      <div ref={list} role="list" className="card-list" data-long={pages.count > LONG_LIST}>
        {chunks.map((chunk, chunkIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever appended
          <div key={chunkIndex} className="card-chunk">
            {chunk.map((product, index) => (
              <ProductCard
                role="listitem"
                key={product.id}
                product={product}
                isInFirstRow={chunkIndex === 0 && index < FIRST_ROW}
                level={cardLevel}
                productUrl={productUrl}
                onAdd={addFromCard}
              />
            ))}
          </div>
        ))}
      </div>
      {isComplete && pages.nextPage !== 'none' && (
        // This component must render after all cards, because it loads the next page when it is near the
        // viewport. The key remounts it after each page of products.
        <MoreProducts
          key={shown}
          shown={shown}
          count={pages.count}
          nextPage={pages.nextPage}
          button={moreButton}
          onMore={onMore}
          onFocusHandoff={onFocusHandoff}
        />
      )}
    </>
  )
}
