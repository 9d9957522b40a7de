import { useCallback } from 'react'
import { clampQuantity } from '../cart/quantity.ts'
import type { Product, Variant } from '../catalog/product.ts'
import { availableQuantity } from '../catalog/stock.ts'
import type { ProductResource } from '../provider/product-stock.ts'
import { storeTexts } from '../texts/en/store.ts'
import { translator } from '../texts/translate.ts'
import { useLocale, useStoreSettings } from './element-context.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

/** The variant and the quantity to add. Default: the smallest quantity of the first variant. */
export interface AddOptions {
  variantId?: string | undefined
  quantity?: number
}

/** Adds a product to the cart if in stock, and shows a toast. Callers ignore presses until it resolves. */
export type AddFromCard = (product: Product, options?: AddOptions) => Promise<void>

/**
 * Returns the function that adds one of the products to the cart. By default, it adds the smallest quantity
 * that the store sells of the first variant.
 */
export function useAddFromCard(source: ProductResource): AddFromCard {
  const addToCart = useAddToCart(useStoreSettings())
  const locale = useLocale()
  return useCallback(
    (listed, { variantId, quantity: wanted = 1 } = {}) => {
      const text = translator(storeTexts, locale)
      return addToCart(async () => {
        // The listed product may lack the current stock, which a card does not show.
        const product = (await source.productWithStock(listed.id)) ?? listed
        const variant = variantOf(product, variantId)
        if (!variant) throw new Error(text('product_unavailable'))
        const available = availableQuantity(variant)
        if (available === null) throw new Error(text('stock_check_failed'))
        const quantity = clampQuantity(wanted, variant.quantity_limits)
        const textKey = variantId || quantity > 1 ? 'added_from_product' : 'added_from_card'
        return { product, variant, quantity, available, textKey }
      }, text('add_error_card'))
    },
    [source, addToCart, locale],
  )
}

function variantOf({ variants }: Product, variantId: string | undefined): Variant | undefined {
  return variantId ? variants.find(({ id }) => id === variantId) : variants[0]
}
