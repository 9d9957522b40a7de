import { loadCart, watchSavedCart } from '../../cart/lazy-cart.ts'
import { pageCart } from '../../cart/page-cart.ts'
import { hasStoredOrders } from '../../checkout/stored-orders.ts'
import { delay } from '../../navigation/lazy.ts'
import { later, onPageRestored } from '../../navigation/page-lifecycle.ts'
import { dispatch } from '../element/dispatch.ts'
import { loadPageLocale } from '../settings/locales.ts'
import { pageSettings, prefixed } from '../settings/page-settings.ts'
import { pageStore } from '../settings/page-store.ts'
import { onStoreChange, updateHost } from '../settings/surroundings.ts'
import { autoInsertDrawer, findDrawer } from './auto-drawer.ts'
import { onDomReady } from './dom-ready.ts'
import { once } from './once.ts'

/** Starts what a page with a cart does, with the first element that uses the cart. */
export const startCart = once(() => {
  autoInsertDrawer()
  pageCart.setState({ announce: (summary) => dispatch(document, 'cart-change', summary) })
  setStore()
  pageSettings.subscribe(setStore)
  onStoreChange(setStore)
  onPageRestored(handleOrders)
  later(watchSavedCart)
  // Handles pending orders only after the elements have rendered, so that a success page can complete its
  // order first.
  onDomReady(() => later(handleOrders))
})

/**
 * Tells the cart which store sells the lines that were saved without one, and where the page's products are.
 * Tells an auto-inserted drawer which store it orders from.
 */
function setStore(): void {
  const store = pageStore()
  if (store) pageCart.setState({ store })
  pageCart.setState({ productUrl: pageSettings.getState().productUrl })
  const drawer = findDrawer()
  if (drawer?.isAutoInserted) updateHost(drawer)
}

/** Completes or restores orders that were sent to the checkout. */
async function handleOrders(): Promise<void> {
  if (!hasStoredOrders()) return
  try {
    const [{ isSuccessPage, returnFromCheckout }, locale] = await Promise.all([
      import('../../checkout/order-return.ts'),
      loadPageLocale(),
      loadCart(),
    ])
    if (!isSuccessPage()) await renderOrderSuccess()
    returnFromCheckout(locale)
  } catch {
    // The orders stay stored, so the next page handles them.
  }
}

/**
 * Waits for an element that thanks for an order at another URL than the order's success URL. The loader may
 * define it later than the elements that start the cart.
 */
async function renderOrderSuccess(): Promise<void> {
  const tag = prefixed('order-success')
  if (!document.querySelector(tag)) return
  await customElements.whenDefined(tag)
  await delay(0)
}
