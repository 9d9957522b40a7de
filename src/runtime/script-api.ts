import * as sharedCart from '../cart/cart.ts'
import { type CartItem, isSameStore, toLineStore } from '../cart/cart-item.ts'
import { closeCart, openCart } from '../cart/drawer.ts'
import { provideCart } from '../cart/lazy-cart.ts'
import { MAX_QUANTITY, maxQuantityError } from '../cart/quantity.ts'
import { countItems, totalInCents, totalInMajorUnits } from '../cart/totals.ts'
import { orderKind } from '../catalog/product-choices.ts'
import { NotEnoughStockError } from '../catalog/stock-error.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { checkoutTexts } from '../texts/en/checkout.ts'
import { translatable } from '../texts/translatable.ts'
import { checkoutErrorToast } from '../toasts/order-toasts.ts'
import { dismissToast, showToast, type ToastContent } from '../toasts/toast-store.ts'
import {
  assertInput,
  assertToast,
  assertVariantId,
  type CartProduct,
  type CartVariant,
  type PageSettings,
  readCartLine,
  readSettings,
} from './api-input.ts'
import { deepFreeze } from './deep-freeze.ts'
import { dispatch } from './dispatch.ts'
import { pageLocale } from './locales.ts'
import { pageSettings, prefixed } from './page-settings.ts'
import { findDrawer, pageStore } from './page-store.ts'
import { renderQueue } from './render-queue.ts'
import { reportUncaught } from './report-uncaught.ts'
import { startCart } from './start-cart.ts'
import { startToasts } from './start-toasts.ts'
import { applyPendingChanges, updateAll } from './surroundings.ts'

/** The shared cart, for page scripts. */
export interface Cart extends sharedCart.CartSummary {
  /**
   * Adds a variant to the cart. The new line belongs to the store that `checkout` orders from.
   * @param quantity default: 1
   * @param available the quantity in stock, if the variant's stock is managed; default: `variant.inventory_quantity`
   * @throws TypeError if an argument is invalid or the product is a booking, donation or subscription
   * @throws NotEnoughStockError if the stock is too low
   * @throws RangeError if the variant's quantity in the cart would exceed 9,999
   */
  add(product: CartProduct, variant: CartVariant, quantity?: number, available?: number | null): void
  /**
   * Sets the quantity of a variant in the cart. Values below 1 become 1. Does nothing if the variant is not in the cart
   * or belongs to a store that `checkout` does not order from.
   * @throws TypeError if the ID is not a string or the quantity is not a whole number
   * @throws RangeError if the quantity is above 9,999
   */
  setQuantity(variantId: string, quantity: number): void
  /**
   * Removes a variant from the cart. Does nothing if the variant is not in the cart or belongs to a store that
   * `checkout` does not order from.
   * @throws TypeError if the ID is not a string
   */
  remove(variantId: string): void
  /** Removes all lines from the cart. */
  clear(): void
  /** Opens the cart. */
  open(): void
  /** Closes the cart. */
  close(): void
  /**
   * Starts the checkout, just like the button in the cart drawer. Events are dispatched on the drawer, or on the
   * document if there is no drawer. If no store is set or the checkout's code cannot be loaded, dispatches
   * `checkout-error` and rejects with an Error.
   */
  checkout(): Promise<void>
  /**
   * Calls `listener` after each change to the cart. Returns a function that unsubscribes.
   * @throws TypeError if `listener` is not a function
   */
  subscribe(listener: (summary: sharedCart.CartSummary) => void): () => void
}

/** Shows and closes toasts. */
export interface ShowToast {
  /**
   * Shows a toast, which replaces any toast that is on screen. Returns its ID for `toast.dismiss`.
   * @throws TypeError if the title is missing or another field is invalid
   */
  (content: ToastContent): string
  /** Closes the toast with this ID, if it is still on screen. */
  dismiss(id: string): void
}

/** The script API, which is `window.ElectricianElements` and the exports of the package. */
export interface ScriptApi {
  /** The version of the library that is running on the page. */
  readonly version: string
  /** The cart that all elements on the page share. */
  readonly cart: Cart
  /** Shows a toast on the page. */
  readonly toast: ShowToast
  /**
   * Sets the store for elements without store attributes, and business facts. Attributes and JSON inside or around an
   * element override these facts.
   */
  configure(settings: PageSettings): void
  /** The error class that `cart.add` throws when the stock is too low. */
  readonly NotEnoughStockError: typeof NotEnoughStockError
}

const { cartStore, addToCart, clearCart, removeFromCart, setQuantity, subscribeToCart } = sharedCart

const cart: Cart = {
  get items() {
    return deepFreeze(cartStore.getState().items)
  },
  get count() {
    return countItems(cart.items)
  },
  get total() {
    return totalInMajorUnits(cart.items)
  },
  get total_in_cents() {
    return totalInCents(cart.items)
  },
  add(product, variant, quantity = 1, available) {
    const line = readCartLine(product, variant, quantity)
    assertInput(
      orderKind(line.product) === 'cart',
      'cart.add cannot add bookings, donations or subscriptions. Link to their product pages instead.',
    )
    assertInput(
      available == null || (typeof available === 'number' && available >= 0),
      'cart.add needs the available quantity as a number of at least 0, or null.',
    )
    const stock = available === undefined ? line.variant.inventory_quantity : available
    // `line.quantity` is not used here: it is capped, but a quantity that is too large must throw.
    applyPendingChanges()
    addToCart(line.product, line.variant, quantity, stock, pageStore())
  },
  setQuantity(variantId, quantity) {
    assertVariantId('setQuantity', variantId)
    assertInput(Number.isInteger(quantity), 'cart.setQuantity needs a whole number.')
    if (quantity > MAX_QUANTITY) throw maxQuantityError()
    for (const { key } of linesOf(variantId)) setQuantity(key, quantity)
  },
  remove(variantId) {
    assertVariantId('remove', variantId)
    for (const { key } of linesOf(variantId)) removeFromCart(key)
  },
  clear: clearCart,
  open: openCart,
  close: closeCart,
  async checkout() {
    const { checkoutFromScript } = await import('./script-checkout.ts').catch(reportCheckoutNotLoaded)
    return checkoutFromScript()
  },
  subscribe(listener) {
    assertInput(
      typeof listener === 'function',
      'cart.subscribe needs a function to call after each change of the cart.',
    )
    return subscribeToCart((summary) => {
      try {
        listener(deepFreeze(summary))
      } catch (error) {
        // An error in page code must not interrupt a cart change or a checkout.
        reportUncaught(error)
      }
    })
  },
}

const toast: ShowToast = (content) => {
  assertToast(content)
  return showToast(content)
}
toast.dismiss = dismissToast

function reportCheckoutNotLoaded(): never {
  const message = checkoutTexts.checkout_not_started
  showToast(checkoutErrorToast(pageLocale()))
  dispatch(findDrawer()?.element ?? document, 'checkout-error', { message })
  throw translatable(new Error(message), 'checkout_not_started')
}

function configure(settings: PageSettings): void {
  pageSettings.setState(readSettings(settings))
  updateAll()
}

/**
 * Returns the variant's lines that `checkout` orders, one for each combination of custom field values. If no store is
 * set on the page, returns the variant's lines from all stores.
 */
function linesOf(variantId: string): readonly CartItem[] {
  applyPendingChanges()
  const settings = pageStore()
  const store = settings && toLineStore(settings)
  return cartStore
    .getState()
    .items.filter((item) => item.variant.id === variantId && (!store || isSameStore(item.store, store)))
}

/** The script API of this copy of the library. Page scripts access it through `window` or the package's exports. */
export const scriptApi: ScriptApi = {
  version: __VERSION__,
  cart,
  toast,
  configure,
  NotEnoughStockError,
}

/** Starts the cart on a page that may have no element with a cart. Returns the script API once the saved cart is loaded. */
export async function startScriptApi(): Promise<ScriptApi> {
  startCart()
  startToasts()
  // Prerendered markup must hydrate with an empty cart. Classic scripts and the loader's modules also load the saved cart
  // after the first render of the elements that do not wait for the store. Otherwise, the saved cart is loaded at once,
  // because a module that imports the package may use the cart immediately.
  if (
    __HAS_LOADER__ ||
    documentProperty('currentScript') ||
    document.querySelector(prefixed('electrician-site'))?.shadowRoot
  )
    renderQueue.addCallback(() => provideCart(sharedCart))
  else provideCart(sharedCart)
  await new Promise<void>((resolve) => renderQueue.addCallback(resolve))
  return scriptApi
}
