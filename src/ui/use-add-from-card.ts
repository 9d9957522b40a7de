import { useCallback, useRef } from 'react'
import { addToCart } from '../cart/cart-actions.ts'
import type { Product } from '../catalog/product.ts'
import { availableQuantity } from '../catalog/stock.ts'
import type { ProductList } from '../provider/product-list.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { errorMessage } from '../provider/store-error.ts'
import { addedFromCardToast, addFromCardFailedToast } from '../toasts/toast-messages.ts'
import { showToast } from '../toasts/toast-store.ts'
import { useEmit } from './element-events.ts'

/** Returns a function that adds one unit of a product's only variant to the cart, if it is in stock, and shows a toast (spec 2). */
export function useAddFromCard(
  list: ProductList,
  settings: StoreSettings,
): (product: Product) => Promise<void> {
  const emit = useEmit()
  const waiting = useRef(new Set<string>())
  return useCallback(
    async (listed: Product) => {
      // Ignores another click during the stock check.
      if (waiting.current.has(listed.id)) return
      waiting.current.add(listed.id)
      try {
        const product = isStockKnown(listed) ? listed : ((await list.productWithStock(listed.id)) ?? listed)
        const variant = product.variants[0]
        if (!variant) throw new Error('This product is currently unavailable.')
        const available = availableQuantity(variant)
        if (available === null) throw new Error('We couldn’t check whether it is in stock. Please try again.')
        addToCart(product, variant, 1, available, settings)
        showToast(addedFromCardToast(product.title))
        emit('cart-add', { product, variant, quantity: 1 })
      } catch (error) {
        showToast(addFromCardFailedToast(errorMessage(error, 'Please try again.')))
      } finally {
        waiting.current.delete(listed.id)
      }
    },
    [list, settings, emit],
  )
}

function isStockKnown({ variants: [variant] }: Product): boolean {
  return variant !== undefined && availableQuantity(variant) !== null
}
