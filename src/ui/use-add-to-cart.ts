import { useCallback } from 'react'
import type { CustomFieldValue } from '../cart/cart-item.ts'
import { lazyCart, loadCart } from '../cart/lazy-cart.ts'
import { waitForCart } from '../cart/wait-for-cart.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { storeTexts } from '../texts/en/store.ts'
import { errorText } from '../texts/error-text.ts'
import { translator } from '../texts/translate.ts'
import { showToast } from '../toasts/toast-store.ts'
import { useEmit, useLocale } from './element-context.tsx'
import { prepareToasts } from './toast-outlet.tsx'

/** A product to add to the cart, and the key of the toast's text. */
interface Addition {
  product: Product
  variant: Variant
  quantity: number
  /** The stock of a managed variant; null (unknown) counts as 0. */
  available: number | null
  /** What the visitor entered in the product's custom fields. */
  fields?: CustomFieldValue[]
  textKey: 'added_from_card' | 'added_from_product'
}

/**
 * Returns the function that adds what `choose` returns to the cart and shows a toast. If that fails, the
 * toast shows the error with the title `errorTitle`. Callers ignore presses until the promise resolves.
 * @param settings the store that sells the products
 */
export function useAddToCart(settings: StoreSettings) {
  const emit = useEmit()
  const locale = useLocale()
  return useCallback(
    async (choose: () => Addition | Promise<Addition>, errorTitle: string) => {
      prepareAdding()
      const text = translator(storeTexts, locale)
      try {
        const { product, variant, quantity, available, fields, textKey } = await choose()
        const cart = lazyCart.getState().cart ?? (await waitForCart())
        cart.addToCart(product, variant, quantity, available, settings, fields)
        const values = { quantity, title: product.title, variant: variant.title }
        showToast({ title: text('added_title'), description: text(textKey, values) })
        emit('cart-add', { product, variant, quantity })
      } catch (error) {
        const description = errorText(error, locale, text('please_try_again'))
        showToast({ title: errorTitle, description, variant: 'destructive' })
      }
    },
    [settings, emit, locale],
  )
}

/** Loads what adding a product needs, because the visitor is about to press the button. */
export function prepareAdding(): void {
  prepareToasts()
  void loadCart()
}
