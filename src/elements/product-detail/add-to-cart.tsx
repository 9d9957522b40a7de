import { __iconData as shoppingCartIcon } from 'lucide-react/icons/shopping-cart'
import { useState } from 'react'
import { clampQuantity, steppedQuantity } from '../../cart/quantity.ts'
import type { Product, Variant } from '../../catalog/product.ts'
import { displayPrice } from '../../catalog/product-price.ts'
import { availableQuantity } from '../../catalog/stock.ts'
import { canAddToCart, stockMessage } from '../../catalog/stock-message.ts'
import type { StoreSettings } from '../../provider/store-client.ts'
import { productTexts } from '../../texts/en/product.ts'
import { storeTexts } from '../../texts/en/store.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QuantityNote } from '../../ui/quantity-note.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { prepareAdding, useAddToCart } from '../../ui/use-add-to-cart.ts'
import { usePending } from '../../ui/use-pending.ts'
import type { CustomFields } from './use-custom-fields.ts'

interface AddToCartProps {
  /** The product to add. */
  product: Product
  /** The selected variant. */
  variant: Variant | undefined
  /** The settings of the product's store. */
  settings: StoreSettings
  /** Whether the stock could not be loaded. */
  isStockFailed: boolean
  /** Checks the stock again. */
  onRetryStock: () => void
  /** The product's custom fields. */
  custom: CustomFields
}

/** The quantity stepper, the stock message and the "Add to Cart" button. */
export function AddToCart({
  product,
  variant,
  settings,
  isStockFailed,
  onRetryStock,
  custom,
}: AddToCartProps) {
  const locale = useLocale()
  const text = useTexts(productTexts)
  const storeText = useTexts(storeTexts)
  const [wanted, setWanted] = useState(1)
  const limits = variant?.quantity_limits ?? null
  const quantity = clampQuantity(wanted, limits)
  const [isAdding, track] = usePending()
  const addToCart = useAddToCart(settings)
  const message = stockMessage(product, variant, quantity, locale)
  const isUnknown = Boolean(variant && product.purchasable && availableQuantity(variant) === null)
  const price = displayPrice(variant, locale)?.current
  const unknown = isUnknown ? text(isStockFailed ? 'stock_unknown' : 'checking_stock') : ''
  const status = message?.text ?? unknown

  function press() {
    if (isAdding) return
    const fields = custom.validate()
    if (!variant || !fields) return
    const available = availableQuantity(variant)
    const addition = { product, variant, quantity, available, fields, textKey: 'added_from_product' } as const
    track(addToCart(() => addition, text('add_error_product')))
  }

  return (
    <>
      {isUnknown && isStockFailed && (
        <Failure message={storeText('stock_not_checked')} onRetry={onRetryStock} />
      )}
      <div className="buy-bar">
        {/* Repeats the price and style for phones, where the originals may be scrolled out of view. Hidden
            from screen readers. */}
        <p className="buy-summary" aria-hidden="true">
          <bdi key={price} className="buy-price">
            {price}
          </bdi>
          {product.variants.length > 1 && (
            <bdi key={variant?.title} className="buy-style">
              {variant?.title}
            </bdi>
          )}
        </p>
        <p className="stock" data-tone={message?.tone} role="status">
          {status && <bdi key={status}>{status}</bdi>}
        </p>
        <QuantityNote quantity={quantity} limits={limits} />
        <div className="buy-row">
          <QuantityStepper
            quantity={quantity}
            limits={limits}
            label={product.title}
            onStep={(step) => setWanted(steppedQuantity(quantity, step, limits))}
            onQuantity={setWanted}
            isLive
          />
          <button
            type="button"
            className="button"
            part="button"
            disabled={!canAddToCart(product, variant, quantity)}
            aria-disabled={isAdding}
            data-waiting={isUnknown || undefined}
            onPointerEnter={prepareAdding}
            onFocus={prepareAdding}
            onClick={press}
          >
            <Icon data={shoppingCartIcon} />
            {storeText('add_to_cart')}
          </button>
        </div>
      </div>
    </>
  )
}
