import { addToCart, clearCart, removeFromCart, setQuantity } from '../cart/cart-actions.ts'
import { type CartItem, type LineStore, MAX_QUANTITY, MAX_QUANTITY_MESSAGE } from '../cart/cart-item.ts'
import { cartStore } from '../cart/cart-store.ts'
import { closeCart, openCart } from '../cart/drawer.ts'
import { lineStoreOf } from '../cart/line-store.ts'
import { countItems, totalInCents } from '../cart/totals.ts'
import { NotEnoughStockError } from '../catalog/stock.ts'
import { dismissToast, showToast, type ToastContent } from '../toasts/toast-store.ts'
import {
  type CartProduct,
  type CartVariant,
  check,
  checkToast,
  checkVariantId,
  type PageSettings,
  readLine,
  readSettings,
} from './api-input.ts'
import { findConnected } from './connected-elements.ts'
import { deepFreeze } from './deep-freeze.ts'
import { dispatch } from './dispatch.ts'
import { updateAllSettings } from './follow-settings.ts'
import { cartSettings, checkoutFromScript } from './script-checkout.ts'
import { setPageSettings } from './store-settings.ts'

/** What the `cart-change` event carries, and what subscribers get. Frozen. */
export interface CartSummary {
  readonly items: readonly CartItem[]
  readonly count: number
  readonly total_in_cents: number
}

/** The shared cart for a page's own scripts. */
export interface Cart extends CartSummary {
  /**
   * Adds a quantity of a variant under the stock rule, as a line of the store that `checkout` orders from.
   * @param quantity default: 1
   * @param available how many the store has, for a variant whose stock is managed; default: `variant.inventory_quantity`
   * @throws TypeError when product, variant, quantity or available cannot be used
   * @throws NotEnoughStockError when the stock does not suffice
   * @throws RangeError when the cart would hold more than 9,999 of the variant
   */
  add(product: CartProduct, variant: CartVariant, quantity?: number, available?: number | null): void
  /**
   * Sets the quantity of a variant in the cart, never below 1. A variant that is not in the cart changes nothing, and lines of
   * a store that `checkout` does not order from stay as they are.
   * @throws TypeError when the id is not text or the quantity is not a whole number
   * @throws RangeError above 9,999
   */
  setQuantity(variantId: string, quantity: number): void
  /**
   * Removes a variant. A variant that is not in the cart changes nothing, and lines of a store that `checkout` does not
   * order from stay as they are.
   * @throws TypeError when the id is not text
   */
  remove(variantId: string): void
  /** Removes everything. */
  clear(): void
  /** Shows the cart. */
  open(): void
  /** Closes the cart. */
  close(): void
  /**
   * Starts the checkout as the drawer's button does, with the drawer's settings. Its events are dispatched on the drawer, or
   * on the document where there is none. Rejects with an Error, after `checkout-error`, when no element knows its store.
   */
  checkout(): Promise<void>
  /**
   * Calls back after each change; returns a function that ends it.
   * @throws TypeError without a function
   */
  subscribe(listener: (summary: CartSummary) => void): () => void
}

/** Shows toasts where the page shows its toasts. */
export interface ShowToast {
  /**
   * Shows a toast in the place of any other. Returns its id, which `toast.dismiss` takes.
   * @throws TypeError when the title is missing or another field cannot be used
   */
  (content: ToastContent): string
  /** Closes a toast by its id. A toast that is already gone changes nothing. */
  dismiss(id: string): void
}

/** What `window.ElectricianElements` holds, and what the package exports. */
export interface ScriptApi {
  readonly version: string
  readonly cart: Cart
  readonly toast: ShowToast
  configure(settings: PageSettings): void
  readonly NotEnoughStockError: typeof NotEnoughStockError
}

const cart: Cart = {
  get items() {
    return deepFreeze(cartStore.getState().items)
  },
  get count() {
    return countItems(cart.items)
  },
  get total_in_cents() {
    return totalInCents(cart.items)
  },
  add(product, variant, quantity = 1, available) {
    const line = readLine(product, variant, quantity)
    check(
      available == null || (typeof available === 'number' && available >= 0),
      'cart.add needs the available quantity as a number of at least 0, or null.',
    )
    const stock = available === undefined ? line.variant.inventory_quantity : available
    // Not the line's own quantity, which is cut to what a line can hold.
    addToCart(line.product, line.variant, quantity, stock, cartSettings())
  },
  setQuantity(variantId, quantity) {
    checkVariantId('setQuantity', variantId)
    check(Number.isInteger(quantity), 'cart.setQuantity needs a whole number.')
    if (quantity > MAX_QUANTITY) throw new RangeError(MAX_QUANTITY_MESSAGE)
    setQuantity(variantId, quantity, cartLineStore())
  },
  remove(variantId) {
    checkVariantId('remove', variantId)
    removeFromCart(variantId, cartLineStore())
  },
  clear: clearCart,
  open: openCart,
  close: closeCart,
  async checkout() {
    try {
      await checkoutFromScript()
    } catch (error) {
      dispatch(findConnected('cart-drawer')?.element ?? document, 'checkout-error', {
        message: (error as Error).message,
      })
      throw error
    }
  },
  subscribe(listener) {
    check(
      typeof listener === 'function',
      'cart.subscribe needs a function to call after each change of the cart.',
    )
    return cartStore.subscribe((state, before) => {
      if (state.items === before.items) return
      try {
        listener(deepFreeze({ items: cart.items, count: cart.count, total_in_cents: cart.total_in_cents }))
      } catch (error) {
        // The page's mistake must not stop an add or a checkout half-way.
        reportError(error)
      }
    })
  },
}

const toast: ShowToast = (content) => {
  checkToast(content)
  return showToast(content)
}
toast.dismiss = dismissToast

function configure(settings: PageSettings): void {
  setPageSettings(readSettings(settings))
  updateAllSettings()
}

function cartLineStore(): LineStore | undefined {
  const settings = cartSettings()
  return settings && lineStoreOf(settings)
}

/** The API of this copy. Page scripts get it through `window` or the package's exports. */
export const scriptApi: ScriptApi = {
  /** The package's version. */
  version: __VERSION__,
  cart,
  toast,
  configure,
  NotEnoughStockError,
}
