import { useEffect } from 'react'
import type { Product } from '../../catalog/product.ts'
import { needsChoices, orderKind } from '../../catalog/product-choices.ts'
import { displayVariant, hasPrice, productPrice } from '../../catalog/product-price.ts'
import { reportWhileShown } from '../../diagnostics/report.ts'
import { buildProductUrl } from '../../navigation/product-url.ts'
import { stockTexts } from '../../texts/en/stock.ts'
import { storeTexts } from '../../texts/en/store.ts'
import { useEmit } from '../../ui/element-events.ts'
import { useLocale, useTexts } from '../../ui/locale-context.ts'
import { ORDER_LABELS } from '../../ui/order-labels.ts'
import { Price } from '../../ui/price.tsx'
import { ProductButtonLabel } from '../../ui/product-button-label.tsx'
import { Text } from '../../ui/text.tsx'
import { type AddFromCard, prepareAdding } from '../../ui/use-add-from-card.ts'
import { usePending } from '../../ui/use-pending.ts'
import { useNavigate } from '../../ui/website-context.ts'
import { ButtonLabel } from './button-label.tsx'

interface BuyRowProps {
  /** The product to sell. */
  product: Product
  /** ID of the variant to add. */
  variantId: string | undefined
  /** The number of items that a click adds. */
  quantity: number
  /** The URL pattern of product pages, with `{id}` for the product's ID. */
  productUrl: string
  /** Adds the product to the cart. */
  onAdd: AddFromCard
}

/**
 * A product's price and its "Add to Cart" button. If the product has several variants and `variantId` is not set, the
 * button opens the product instead.
 */
export function BuyRow({ product, variantId, quantity, productUrl, onAdd }: BuyRowProps) {
  const locale = useLocale()
  const text = useTexts(storeTexts)
  const stockText = useTexts(stockTexts)
  const emit = useEmit()
  const goTo = useNavigate()
  const [isAdding, track] = usePending()
  const kind = orderKind(product)
  const variants = product.variants.filter(({ id }) => !variantId || id === variantId)
  const canBuy = product.purchasable && variants.some(hasPrice)
  useReportMissingVariant(product, variants.length === 0 ? variantId : undefined)

  function buy() {
    if (isAdding) return
    if (!needsChoices({ ...product, variants })) track(onAdd(product, { variantId, quantity }))
    else if (emit('product-select', { product })) goTo(buildProductUrl(productUrl, product.id))
  }

  return (
    <>
      <span className="buy-button-price">
        <Price price={productPrice(product, displayVariant({ ...product, variants }), locale)} />
        {quantity > 1 && kind === 'cart' && <Text>{` × ${quantity}`}</Text>}
      </span>
      <button
        type="button"
        className="button"
        part="button"
        disabled={!canBuy}
        aria-disabled={isAdding}
        onPointerEnter={prepareAdding}
        onFocus={prepareAdding}
        onClick={buy}
      >
        <ProductButtonLabel title={product.title}>
          {canBuy ? (
            <ButtonLabel fallback={text(ORDER_LABELS[kind])} />
          ) : (
            <Text>{stockText('unavailable')}</Text>
          )}
        </ProductButtonLabel>
      </button>
    </>
  )
}

/** Reports that the product has no variant with the given ID, because the button would never work. */
function useReportMissingVariant({ id: productId, variants }: Product, variantId: string | undefined): void {
  useEffect(() => {
    if (!variantId) return undefined
    const variantIds = variants.map(({ id }) => id)
    return reportWhileShown('missing-variant', { variantId, productId, variantIds })
  }, [variantId, productId, variants])
}
