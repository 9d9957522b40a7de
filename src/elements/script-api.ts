import { addToCart, clearCart, removeFromCart, setQuantity } from '../cart/cart-actions.ts'
import type { CartItem, LineStore } from '../cart/cart-item.ts'
import { cartStore } from '../cart/cart-store.ts'
import { closeCart, openCart } from '../cart/drawer.ts'
import { lineStoreOf } from '../cart/line-store.ts'
import { parseLine } from '../cart/stored-lines.ts'
import { countPieces, totalInCents } from '../cart/totals.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { dismissToast, showToast, type ToastContent } from '../toasts/toast-store.ts'
import { connectedElements } from './connected-elements.ts'
import { cartSettings, checkoutFromDrawer } from './drawer-checkout.ts'
import { setPageSettings } from './store-settings.ts'

/** Of the package; the build puts it in. */
export const version: string = __VERSION__

/** What `document`'s `cart-change` event carries. */
export interface CartSummary {
  items: readonly CartItem[]
  count: number
  total_in_cents: number
}

/** The shared cart for a page's own scripts. */
export const cart = {
  get items(): readonly CartItem[] {
    return cartStore.getState().items
  },
  get count(): number {
    return countPieces(cart.items)
  },
  get total_in_cents(): number {
    return totalInCents(cart.items)
  },
  /**
   * Adds pieces of a variant under the stock rule, as a line of the store that `checkout` orders from.
   * @param available how many the store has; matters where the variant's stock is managed
   * @throws TypeError when product, variant or quantity are not what the store's events hand out
   * @throws NotEnoughStockError when the stock does not suffice, Error when a line would pass what it can count
   */
  add(
    product: Product,
    variant: Variant,
    quantity = 1,
    available: number | null = variant?.inventory_quantity ?? null,
  ): void {
    const line = parseLine({ product, variant, quantity })
    if (!line) {
      throw new TypeError(
        'cart.add needs a product, one of its variants and a whole quantity of 1 or more, as the product-select and cart-add events hand them out.',
      )
    }
    addToCart(line.product, line.variant, line.quantity, available, cartSettings())
  },
  /** Sets the quantity of a variant. Lines of a store that `checkout` does not order from stay as they are. */
  setQuantity(variantId: string, quantity: number): void {
    setQuantity(variantId, quantity, cartLineStore())
  },
  /** Removes a variant. Lines of a store that `checkout` does not order from stay as they are. */
  remove(variantId: string): void {
    removeFromCart(variantId, cartLineStore())
  },
  clear: clearCart,
  open: openCart,
  close: closeCart,
  /** Starts the checkout as the drawer's button does, with the drawer's settings. */
  checkout: checkoutFromDrawer,
  /** Calls back with every change; returns a function that stops it. */
  subscribe(listener: (summary: CartSummary) => void): () => void {
    return cartStore.subscribe((state, before) => {
      if (state.items === before.items) return
      try {
        listener(cartSummary())
      } catch (error) {
        // The page's mistake must not stop an add or a checkout half-way.
        reportError(error)
      }
    })
  },
}

/**
 * Shows a notice where the page shows its notices. Returns its id.
 * @throws TypeError without a title
 */
export function toast(content: ToastContent): string {
  if (!content?.title) throw new TypeError('toast needs a title.')
  return showToast(content)
}
toast.dismiss = dismissToast

export function cartSummary(): CartSummary {
  return { items: cart.items, count: cart.count, total_in_cents: cart.total_in_cents }
}

function cartLineStore(): LineStore | undefined {
  const settings = cartSettings()
  return settings && lineStoreOf(settings)
}

/** Settings for every tag of the page that does not name its own store. */
export function configure({ storeHost, storeId }: { storeHost?: string; storeId?: string }): void {
  const settings: Partial<StoreSettings> = {}
  if (storeHost) settings.host = storeHost
  if (storeId) settings.storeId = storeId
  setPageSettings(settings)
  for (const edge of connectedElements) edge.refreshSettings()
}
