import { useCallback, useRef } from 'react'
import { addToCart } from '../../cart/cart-actions.ts'
import type { Product } from '../../catalog/product.ts'
import { availableQuantity } from '../../catalog/stock.ts'
import type { Catalogue } from '../../provider/catalogue.ts'
import type { StoreSettings } from '../../provider/store-client.ts'
import { errorMessage } from '../../provider/store-error.ts'
import { addedFromCardNotice, addFromCardFailedNotice } from '../../toasts/notices.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { useEmit } from '../../ui/element-events.ts'

/** Adds one piece of a product's only variant, under the stock rule, and tells the visitor how it went (spec 2). */
export function useAddFromCard(
  catalogue: Catalogue,
  settings: StoreSettings,
): (product: Product) => Promise<void> {
  const emit = useEmit()
  const waiting = useRef(new Set<string>())
  return useCallback(
    async (listed: Product) => {
      // A second press while the stock is being looked up is impatience, not another piece.
      if (waiting.current.has(listed.id)) return
      waiting.current.add(listed.id)
      try {
        const product = isStockKnown(listed) ? listed : ((await catalogue.settled(listed.id)) ?? listed)
        const variant = product.variants[0]
        if (!variant) throw new Error('This product is currently unavailable.')
        const available = availableQuantity(variant)
        if (available === null) throw new Error('We couldn’t check whether it is in stock. Please try again.')
        addToCart(product, variant, 1, available, settings)
        showToast(addedFromCardNotice(product.title))
        emit('cart-add', { product, variant, quantity: 1 })
      } catch (error) {
        showToast(addFromCardFailedNotice(errorMessage(error, 'Please try again.')))
      } finally {
        waiting.current.delete(listed.id)
      }
    },
    [catalogue, settings, emit],
  )
}

function isStockKnown({ variants: [variant] }: Product): boolean {
  return variant !== undefined && availableQuantity(variant) !== null
}
