import { memo, useEffect, useRef } from 'react'
import { displayVariant, hasPrice, shownPrice } from '../../catalog/price.ts'
import type { Product } from '../../catalog/product.ts'
import { productAddress } from '../../navigation/product-address.ts'
import { useEmit } from '../../ui/element-events.ts'
import { isPlainPress, Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { useGoTo } from '../../ui/website.ts'

export interface ProductCardProps {
  product: Product
  /** Level of the title's heading. */
  level: 1 | 2 | 3
  productUrl: string
  /** Whether it is in the first row. */
  isFirst: boolean
  /** Called when the visitor may open the product next. */
  onPrefetch: (productId: string) => void
  /** Receives the link to the product, and null when it leaves the page. */
  registerLink: (productId: string, link: HTMLElement | null) => void
  /** Adds the product's only variant. */
  onAdd: (product: Product) => void
}

/** A pointer that stays on a card this long is not just passing. */
const HOVER_MS = 80

/** One product of the listing: picture, ribbon, price, title, subtitle and "Add to Cart". */
export const ProductCard = memo(function ProductCard({
  product,
  level,
  productUrl,
  isFirst,
  onPrefetch,
  registerLink,
  onAdd,
}: ProductCardProps) {
  const emit = useEmit()
  const goTo = useGoTo()
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(hoverTimer.current), [])
  const Title = `h${level}` as const
  const address = productAddress(productUrl, product.id)
  const canBuy = product.purchasable && product.variants.some(hasPrice)

  function add() {
    if (product.variants.length <= 1) return onAdd(product)
    onPrefetch(product.id)
    if (emit('product-select', { product })) goTo(address)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a chunk is between the item and its list
    <div
      role="listitem"
      className="card"
      part="card"
      onPointerEnter={() => {
        hoverTimer.current = setTimeout(onPrefetch, HOVER_MS, product.id)
      }}
      onPointerLeave={() => clearTimeout(hoverTimer.current)}
      onFocus={() => onPrefetch(product.id)}
    >
      <ProductImage src={product.image} alt="" isFirst={isFirst} />
      {product.ribbon_text && <span className="ribbon">{product.ribbon_text}</span>}
      <div className="card-body">
        <span className="price-badge">
          <Price price={shownPrice(displayVariant(product))} />
        </span>
        <Title className="card-title">
          <Link
            anchorRef={(link) => registerLink(product.id, link)}
            className="card-link"
            dir="auto"
            href={address}
            onClick={(event) => {
              onPrefetch(product.id)
              // With a modifier key the browser opens a new tab: the page must not cancel that.
              if (isPlainPress(event) && !emit('product-select', { product })) event.preventDefault()
            }}
          >
            {product.title}
          </Link>
        </Title>
        <p className="card-subtitle" dir="auto">
          {product.subtitle || 'Check out this amazing product!'}
        </p>
        <button type="button" className="button" part="button" disabled={!canBuy} onClick={add}>
          {canBuy ? 'Add to Cart' : 'Currently unavailable'}
          <span className="visually-hidden">: {product.title}</span>
        </button>
      </div>
    </div>
  )
})
