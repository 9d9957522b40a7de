import { useEffect } from 'react'
import type { Product } from '../../catalog/product.ts'
import { orderKind } from '../../catalog/product-choices.ts'
import { displayVariant, productPrice } from '../../catalog/product-price.ts'
import { note } from '../../diagnostics/notes.ts'
import { storeTexts } from '../../texts/en/store.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { priceContent } from '../../ui/price.tsx'
import { ProductButton } from '../../ui/product-button.tsx'
import { Text } from '../../ui/text.tsx'
import type { AddFromCard } from '../../ui/use-add-from-card.ts'
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
 * A product's price and its "Add to Cart" button. If the product has several variants and `variantId` is not
 * set, the button opens the product instead.
 */
export function BuyRow({ product, variantId, quantity, productUrl, onAdd }: BuyRowProps) {
  const locale = useLocale()
  const text = useTexts(storeTexts)
  const variants = product.variants.filter(({ id }) => !variantId || id === variantId)
  useReportMissingVariant(product, variants.length === 0 ? variantId : undefined)

  return (
    <>
      <span className="buy-button-price">
        {priceContent(productPrice(product, displayVariant({ ...product, variants }), locale), text)}
        {quantity > 1 && orderKind(product) === 'cart' && <Text>{` × ${quantity}`}</Text>}
      </span>
      <ProductButton
        product={product}
        variants={variants}
        productUrl={productUrl}
        onAdd={() => onAdd(product, { variantId, quantity })}
      >
        {(label) => <ButtonLabel fallback={label} />}
      </ProductButton>
    </>
  )
}

/** Reports that the product has no variant with the given ID, because the button would never work. */
function useReportMissingVariant({ variants }: Product, text: string | undefined): void {
  useEffect(() => {
    if (!text) return undefined
    const known = variants.map(({ id }) => id)
    const details = () => ({ tag: 'buy-button', name: 'variant-id' as const, text, known })
    return note('not-in-store', details, { isBroken: true })
  }, [text, variants])
}
