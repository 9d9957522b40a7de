import { memo } from 'react'
import type { Product } from '../catalog/product.ts'
import { displayVariant, productPrice } from '../catalog/product-price.ts'
import { isSameExceptStock } from '../catalog/stock.ts'
import { buildProductUrl } from '../navigation/product-url.ts'
import { storeClientFor } from '../provider/store-client.ts'
import { storeTexts } from '../texts/en/store.ts'
import { useEmit, useLocale, useStoreSettings, useTexts } from './element-context.tsx'
import { isPlainClick, useLink } from './link.tsx'
import { priceContent } from './price.tsx'
import { ProductButton } from './product-button.tsx'
import { ProductImage } from './product-image.tsx'
import { useWebsite } from './website-context.ts'

/** The props of `ProductCard`. */
export interface ProductCardProps {
  /** The product to show. */
  product: Product
  /** The heading level of the title. */
  level: 1 | 2 | 3 | 4
  /** The URL pattern of product pages, with `{id}` for the product's ID. */
  productUrl: string
  /** Whether the card is in the first row of a listing, so that its image loads first. */
  isInFirstRow?: boolean
  /** The card's role; a listing's cards are list items. */
  role?: 'listitem'
  /** Adds the product's only variant to the cart. */
  onAdd: (product: Product) => Promise<void>
}

/** How long the pointer must stay on a card before its product is prefetched. */
const HOVER_MS = 80

/**
 * The `sizes` attribute of a card's image in a listing with two to four columns. On the website, cards are at
 * most 270 px wide.
 */
const CARD_IMAGE = '(min-width: 1032px) 270px, (min-width: 768px) 33vw, 50vw'

/** A pointer is over one card at a time. */
let hoverTimer: ReturnType<typeof setTimeout> | undefined

/** A product card: picture, ribbon, price, title, subtitle and "Add to Cart" button. */
export const ProductCard = memo(Card, isSameCard)

function Card({ product, level, productUrl, isInFirstRow = false, role, onAdd }: ProductCardProps) {
  const locale = useLocale()
  const text = useTexts(storeTexts)
  const emit = useEmit()
  const store = useStoreSettings()
  const website = useWebsite()
  const link = useLink()
  const Title = `h${level}` as const

  /**
   * Loads the product if it opens inside `electrician-site` or `store-front`. Elsewhere, opening a product
   * loads a new page, which could not use the response.
   */
  function prefetch() {
    website?.prefetchProduct(storeClientFor(store), product.id)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only start a prefetch
    <div
      role={role}
      className="card"
      part="card"
      onPointerEnter={() => {
        hoverTimer = setTimeout(prefetch, HOVER_MS)
      }}
      onPointerLeave={() => clearTimeout(hoverTimer)}
      onFocus={prefetch}
    >
      <ProductImage src={product.image} alt="" sizes={CARD_IMAGE} isPriority={isInFirstRow} />
      {product.ribbon_text && (
        <span key={product.ribbon_text} className="ribbon" title={product.ribbon_text}>
          {product.ribbon_text}
        </span>
      )}
      <div className="card-body">
        <span className="price-badge">
          {priceContent(productPrice(product, displayVariant(product), locale), text)}
        </span>
        <Title className="card-title">
          <a
            {...link({
              className: 'card-link',
              kind: 'product',
              dir: 'auto',
              href: buildProductUrl(productUrl, product.id),
              onClick(event) {
                // A click with a modifier key opens a new tab, which the page must not cancel.
                if (isPlainClick(event) && !emit('product-select', { product })) event.preventDefault()
              },
            })}
          >
            {product.title}
          </a>
        </Title>
        <p className="card-subtitle" dir="auto">
          {product.subtitle || text('card_subtitle')}
        </p>
        <ProductButton product={product} productUrl={productUrl} onAdd={() => onAdd(product)} />
      </div>
    </div>
  )
}

/** A card shows no stock, so another stock does not render it again. */
function isSameCard(before: ProductCardProps, next: ProductCardProps): boolean {
  return Object.entries(next).every(
    ([name, value]) =>
      value === Reflect.get(before, name) ||
      (name === 'product' && isSameExceptStock(before.product, next.product)),
  )
}
