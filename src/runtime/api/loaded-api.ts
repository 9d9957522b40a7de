import * as cartModule from '../../cart/cart.ts'
import { type CartItem, isSameStore, toLineStore } from '../../cart/cart-item.ts'
import { closeCart, openCart } from '../../cart/drawer.ts'
import { provideCart } from '../../cart/lazy-cart.ts'
import { countItems } from '../../cart/page-cart.ts'
import { clampQuantity, MAX_QUANTITY, maxQuantityError } from '../../cart/quantity.ts'
import { cartTotals } from '../../cart/totals.ts'
import { orderKind } from '../../catalog/product-choices.ts'
import { NotEnoughStockError } from '../../catalog/stock-error.ts'
import type { CheckoutResult } from '../../checkout/checkout-store.ts'
import { orderTexts } from '../../texts/en/order.ts'
import { translator } from '../../texts/translate.ts'
import { checkoutErrorToast } from '../../toasts/order-toasts.ts'
import { dismissToast, showToast } from '../../toasts/toast-store.ts'
import { dispatch } from '../element/dispatch.ts'
import { reportUncaught } from '../element/report-uncaught.ts'
import { findDrawer } from '../page/auto-drawer.ts'
import { startCart } from '../page/start-cart.ts'
import { startToasts } from '../page/start-toasts.ts'
import { pageLocale } from '../settings/locales.ts'
import { pageSettings } from '../settings/page-settings.ts'
import { pageStore } from '../settings/page-store.ts'
import { updateAll } from '../settings/surroundings.ts'
import {
  assertInput,
  assertToast,
  assertVariantId,
  type PageSettings,
  readCartLine,
  readSettings,
} from './api-input.ts'
import type { Cart, ScriptApi, ShowToast } from './api-types.ts'
import { deepFreeze } from './deep-freeze.ts'

const { cartStore, addToCart, clearCart, removeFromCart, setQuantity, subscribeToCart } = cartModule

const cart: Cart = {
  get items() {
    return deepFreeze(cartStore.getState().items)
  },
  get count() {
    return countItems(cart.items)
  },
  get totals() {
    return cartTotals(cart.items).totals
  },
  get total() {
    return cartTotals(cart.items).total
  },
  get total_in_cents() {
    return cartTotals(cart.items).total_in_cents
  },
  add(product, variant, wanted, available) {
    const line = readCartLine(product, variant, wanted ?? 1)
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
    const quantity = wanted ?? clampQuantity(1, line.variant.quantity_limits)
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
    const code = await import('./script-checkout.ts').catch(() => null)
    return code?.checkoutFromScript() ?? reportCheckoutNotLoaded()
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

function reportCheckoutNotLoaded(): CheckoutResult {
  const locale = pageLocale()
  const message = translator(orderTexts, locale)('checkout_not_started')
  showToast(checkoutErrorToast(locale))
  dispatch(findDrawer()?.element ?? document, 'checkout-error', { message })
  return { status: 'failed', message }
}

function configure(settings: PageSettings): void {
  pageSettings.setState(readSettings(settings))
  updateAll()
}

/**
 * Returns the variant's lines that `checkout` orders, one for each combination of custom field values. If no
 * store is set on the page, returns the variant's lines from all stores.
 */
function linesOf(variantId: string): readonly CartItem[] {
  const settings = pageStore()
  const store = settings && toLineStore(settings)
  return cartStore
    .getState()
    .items.filter((item) => item.variant.id === variantId && (!store || isSameStore(item.store, store)))
}

/** The script API of this copy. Page scripts access it through `window` or the package's exports. */
export const scriptApi: ScriptApi = {
  version: __VERSION__,
  cart,
  toast,
  configure,
  NotEnoughStockError,
}

/** Starts the cart and loads the saved one, also on a page without a cart element. Returns the script API. */
export function startScriptApi(): ScriptApi {
  startCart()
  startToasts()
  provideCart(cartModule)
  return scriptApi
}
