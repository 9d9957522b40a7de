import { memo, useRef } from 'react'
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
  /** Whether it stands where a visitor looks first. */
  isFirst: boolean
  /** The visitor may come to the product with the next press. */
  onNear: (productId: string) => void
  /** Adds the product's only variant. */
  onAdd: (product: Product) => void
}

/** A pointer that rests on a card for so long is not just passing. */
const REST_MS = 80

/** One product of the listing: picture, ribbon, price, title, subtitle and "Add to Cart". */
export const ProductCard = memo(function ProductCard({
  product,
  level,
  productUrl,
  isFirst,
  onNear,
  onAdd,
}: ProductCardProps) {
  const emit = useEmit()
  const goTo = useGoTo()
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const Title = `h${level}` as const
  const address = productAddress(productUrl, product.id)
  const canBuy = product.purchasable && product.variants.some(hasPrice)

  function add() {
    if (product.variants.length <= 1) return onAdd(product)
    onNear(product.id)
    if (emit('product-select', { product })) goTo(address)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: between it and its list is a piece of the list
    <div
      role="listitem"
      className="card"
      part="card"
      onPointerEnter={() => {
        rest.current = setTimeout(onNear, REST_MS, product.id)
      }}
      onPointerLeave={() => clearTimeout(rest.current)}
      onFocus={() => onNear(product.id)}
    >
      <ProductImage src={product.image} alt="" isFirst={isFirst} />
      {product.ribbon_text && <span className="ribbon">{product.ribbon_text}</span>}
      <div className="card-body">
        <span className="price-badge">
          <Price price={shownPrice(displayVariant(product))} />
        </span>
        <Title className="card-title">
          <Link
            className="card-link"
            dir="auto"
            href={address}
            onClick={(event) => {
              onNear(product.id)
              // With a modifier key the visitor asks the browser for a new tab; that is not the page's to take over.
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
