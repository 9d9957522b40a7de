import type { ReactNode } from 'react'
import { rememberWanted } from '../cart/wanted-product.ts'
import type { Product, Variant } from '../catalog/product.ts'
import { needsChoices, type OrderKind, orderKind } from '../catalog/product-choices.ts'
import { hasPrice } from '../catalog/product-price.ts'
import { buildProductUrl } from '../navigation/product-url.ts'
import { storeTexts } from '../texts/en/store.ts'
import { useEmit, useTexts } from './element-context.tsx'
import { prepareAdding } from './use-add-to-cart.ts'
import { usePending } from './use-pending.ts'
import { useNavigate } from './website-context.ts'

interface ProductButtonProps {
  /** The product to order. */
  product: Product
  /** The variants that the button offers. Default: all. */
  variants?: Variant[]
  /** The URL pattern of product pages, with `{id}` for the product's ID. */
  productUrl: string
  /** Adds the product's only variant to the cart. */
  onAdd: () => Promise<void>
  /** Replaces the label of a product that can be ordered. */
  children?: (label: string) => ReactNode
}

const LABELS = {
  cart: 'add_to_cart',
  booking: 'book_a_time',
  donation: 'donate',
  subscription: 'view_details',
} as const satisfies Record<OrderKind, keyof typeof storeTexts>

/**
 * The "Add to Cart" button of a product. If customers must go to the product's page to order it, the button
 * opens that page. Its name for screen readers includes the product's title.
 */
export function ProductButton({
  product,
  variants = product.variants,
  productUrl,
  onAdd,
  children = (label) => label,
}: ProductButtonProps) {
  const text = useTexts(storeTexts)
  const emit = useEmit()
  const goTo = useNavigate()
  const [isAdding, track] = usePending()
  const canBuy = product.purchasable && variants.some(hasPrice)
  const label = canBuy ? text(LABELS[orderKind(product)]) : text('unavailable')
  const name = text('button_for_product', { button: '{button}', title: '{title}' })
  const [before, after] = name.split('{button}').map((part) => part.replace('{title}', () => product.title))

  function press() {
    if (isAdding) return
    if (!needsChoices({ ...product, variants })) return track(onAdd())
    if (!emit('product-select', { product })) return
    if (orderKind(product) === 'cart') rememberWanted(product.id)
    goTo(buildProductUrl(productUrl, product.id), 'product')
  }

  return (
    <button
      key={label}
      type="button"
      className="button"
      part="button"
      disabled={!canBuy}
      aria-disabled={isAdding}
      onPointerEnter={prepareAdding}
      onFocus={prepareAdding}
      onClick={press}
    >
      {hidden(before)}
      {canBuy ? children(label) : label}
      {hidden(after)}
    </button>
  )
}

function hidden(text: string | undefined): ReactNode {
  return (
    text && (
      <span key={text} className="visually-hidden">
        {text}
      </span>
    )
  )
}
