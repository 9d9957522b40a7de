import { memo } from 'react'
import { removeFromCart, stepQuantity } from '../../cart/cart-actions.ts'
import type { CartItem } from '../../cart/cart-item.ts'
import { isOnSale } from '../../catalog/price.ts'
import { ProductImage } from '../ui/product-image.tsx'
import { QuantityStepper } from '../ui/quantity-stepper.tsx'

interface CartLineProps {
  item: CartItem
  /** Called once the line is gone, so that the keyboard's focus finds a new place. */
  onRemoved: () => void
}

/** One variant in the cart. */
export const CartLine = memo(function CartLine({ item, onRemoved }: CartLineProps) {
  const { product, variant, quantity } = item
  // A product without styles has one variant of the same title: once is enough.
  const isOnlyVariant = variant.title === product.title
  const name = isOnlyVariant ? product.title : `${product.title}, ${variant.title}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: between it and its list is a piece of the list
    <div role="listitem" className="cart-line" part="line">
      <ProductImage src={variant.image_url ?? product.image} alt="" isSmall />
      <div className="cart-line-text">
        <p className="cart-line-title">{product.title}</p>
        {!isOnlyVariant && <p className="cart-line-variant">{variant.title}</p>}
        <p className="price">{isOnSale(variant) ? variant.sale_price_formatted : variant.price_formatted}</p>
      </div>
      <div className="cart-line-actions">
        <QuantityStepper quantity={quantity} label={name} onStep={(step) => stepQuantity(variant.id, step)} />
        <button
          type="button"
          className="text-button"
          aria-label={`Remove ${name}`}
          onClick={() => {
            removeFromCart(variant.id)
            onRemoved()
          }}
        >
          Remove
        </button>
      </div>
    </div>
  )
})
