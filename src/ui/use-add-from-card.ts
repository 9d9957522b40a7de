import { useCallback } from 'react'
import { type Cart, lazyCart, loadCart } from '../cart/lazy-cart.ts'
import type { Product, Variant } from '../catalog/product.ts'
import { availableQuantity } from '../catalog/stock.ts'
import { runLater } from '../navigation/page-lifecycle.ts'
import type { ProductResource } from '../provider/product-stock.ts'
import { addingTexts } from '../texts/en/adding.ts'
import { cartLoadingTexts } from '../texts/en/cart-loading.ts'
import { stockTexts } from '../texts/en/stock.ts'
import { errorText } from '../texts/error-text.ts'
import { translatable } from '../texts/translatable.ts'
import { translator } from '../texts/translate.ts'
import { showToast } from '../toasts/toast-store.ts'
import { useEmit } from './element-events.ts'
import { useLocale } from './locale-context.ts'
import { useStoreSettings } from './store-settings-context.ts'
import { prepareToasts } from './toast-outlet.tsx'

/** The variant and the quantity to add. Default: one unit of the first variant. */
export interface AddOptions {
  variantId?: string | undefined
  quantity?: number
}

/** Adds a product to the cart if it is in stock, and shows a toast. Callers ignore presses until the promise resolves. */
export type AddFromCard = (product: Product, options?: AddOptions) => Promise<void>

/**
 * Returns the function that adds one of the products to the cart. By default, it adds one unit of the first variant.
 */
export function useAddFromCard(source: ProductResource): AddFromCard {
  const emit = useEmit()
  const settings = useStoreSettings()
  const locale = useLocale()
  return useCallback(
    async (listed, { variantId, quantity = 1 } = {}) => {
      prepareAdding()
      const text = translator(addingTexts, locale)
      const stockText = translator(stockTexts, locale)
      try {
        const known = variantOf(listed, variantId)
        const isStockKnown = known && availableQuantity(known) !== null
        const product = isStockKnown ? listed : ((await source.productWithStock(listed.id)) ?? listed)
        const variant = variantOf(product, variantId)
        if (!variant) throw new Error(stockText('product_unavailable'))
        const available = availableQuantity(variant)
        if (available === null) throw new Error(stockText('stock_check_failed'))
        const { addToCart } = lazyCart.getState().cart ?? (await waitForCart())
        addToCart(product, variant, quantity, available, settings)
        const { title } = product
        showToast({
          title: text('added_title'),
          description:
            variantId || quantity > 1
              ? text('added_from_product', { quantity, title, variant: variant.title })
              : text('added_from_card', { title }),
        })
        emit('cart-add', { product, variant, quantity })
      } catch (error) {
        showToast({
          title: text('add_error_card'),
          description: errorText(error, locale, text('please_try_again')),
          variant: 'destructive',
        })
      }
    },
    [source, settings, emit, locale],
  )
}

/** Loads what adding a product needs, because the visitor is about to press the button. */
export function prepareAdding(): void {
  prepareToasts()
  void loadCart()
}

/** How long a visitor waits for the cart before an error appears. */
const PATIENCE_MS = 10_000

/** Like `loadCart`, but rejects after 10 s, so that visitors can try again. */
export function waitForCart(): Promise<Cart> {
  const error = translatable(new Error(cartLoadingTexts.cart_not_loaded), 'cart_not_loaded')
  const patience = new Promise<never>((_, reject) => runLater(() => reject(error), PATIENCE_MS))
  return Promise.race([loadCart(), patience])
}

function variantOf({ variants }: Product, variantId: string | undefined): Variant | undefined {
  return variantId ? variants.find(({ id }) => id === variantId) : variants[0]
}
