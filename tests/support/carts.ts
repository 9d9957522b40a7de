import { addToCart, cartStore } from '../../src/cart/cart.ts'
import type { CartItem } from '../../src/cart/cart-item.ts'
import type { Variant } from '../../src/catalog/product.ts'
import type { StoreClient, StoreSettings } from '../../src/provider/store-client.ts'
import { toastStore } from '../../src/toasts/toast-store.ts'
import { aLeanProduct, aVariant } from './factories.ts'

/** Adds a variant to the cart. `variant` overrides the default fields of the variant. */
export function fillCart(
  id: string,
  quantity = 1,
  variant: Partial<Variant> = {},
  store?: StoreSettings,
): void {
  addToCart(aLeanProduct(), aVariant({ id, ...variant }), quantity, null, store)
}

/** Makes the page know the products of the cart, as if it had just loaded them with their prices in the cart. */
export function knowCart({ known }: StoreClient): void {
  const { items } = cartStore.getState()
  for (const { product } of items) {
    const variants = items.filter((item) => item.product.id === product.id).map(({ variant }) => variant)
    known.set(product.id, { product: { ...product, variants }, isWhole: true, loaded_ms: Date.now() })
  }
}

/** Returns the stores that the lines of the cart belong to, in order. */
export function storesInCart() {
  return cartStore.getState().items.map(({ store }) => store)
}

/** Returns the key of the variant's first line. */
export function lineKeyOf(id: string): string {
  return cartStore.getState().items.find(({ variant }) => variant.id === id)?.key ?? 'missing'
}

/** Returns the quantities of lines by variant ID. */
export function quantitiesOf(items: readonly CartItem[]): Record<string, number> {
  return Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity]))
}

/** Returns the quantities in the cart by variant ID. */
export const cartContent = () => quantitiesOf(cartStore.getState().items)

/** Returns the toast that is currently visible, or null if there is none. */
export function currentToast() {
  return toastStore.getState().toast
}
