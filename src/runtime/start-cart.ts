import { followStoredCart } from '../cart/cart-store.ts'
import { defaultLineStore, toLineStore } from '../cart/line-store.ts'
import { hasStoredOrders } from '../checkout/stored-orders.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { onPageRestored, runLater } from '../navigation/page-lifecycle.ts'
import { autoInsertDrawer } from './auto-drawer.ts'
import { subscribeToCart } from './cart-summary.ts'
import { dispatch } from './dispatch.ts'
import { onDomReady } from './dom-ready.ts'
import { pageSettings, prefixed } from './page-settings.ts'
import { pageStore } from './page-store.ts'
import { renderQueue } from './render-queue.ts'
import { onStoreChange } from './surroundings.ts'

let isStarted = false

/** Starts what a page with a cart does, with the first element that uses the cart. */
export function startCart(): void {
  if (isStarted) return
  isStarted = true
  autoInsertDrawer()
  onPageRestored(handleOrders)
  // Prerendered markup must hydrate with an empty cart, so the saved cart is loaded after hydration. Classic scripts
  // and the loader's modules also load the saved cart after the first render of the elements that do not wait for the
  // store. Otherwise, the saved cart is loaded at once, because a module that imports the package may use the cart
  // immediately.
  if (
    __HAS_LOADER__ ||
    documentProperty('currentScript') ||
    document.querySelector(prefixed('electrician-site'))?.shadowRoot
  )
    renderQueue.addCallback(followCart)
  else followCart()
  // Handles pending orders only after the elements have rendered, so that a success page can complete its order first.
  onDomReady(() => void runLater(handleOrders))
}

function followCart(): void {
  setDefaultLineStore()
  pageSettings.subscribe(setDefaultLineStore)
  onStoreChange(setDefaultLineStore)
  followStoredCart()
  subscribeToCart((summary) => dispatch(document, 'cart-change', summary))
}

/** Completes or restores orders that were sent to the checkout. */
async function handleOrders(): Promise<void> {
  if (!hasStoredOrders()) return
  try {
    const { isSuccessPage, returnFromCheckout } = await import('../checkout/order-return.ts')
    if (!isSuccessPage()) await renderOrderSuccess()
    returnFromCheckout()
  } catch {
    // The orders stay stored, so the next page handles them.
  }
}

/**
 * Waits for an element that thanks for an order at another URL than the order's success URL. The loader may define it
 * later than the elements that start the cart.
 */
async function renderOrderSuccess(): Promise<void> {
  const tag = prefixed('order-success')
  if (customElements.get(tag) || !document.querySelector(tag)) return
  await customElements.whenDefined(tag)
  await new Promise<void>((resolve) => runLater(resolve))
}

/** Gives cart lines that were saved without a store the page's store. */
function setDefaultLineStore(): void {
  const settings = pageStore()
  if (settings) defaultLineStore.setState({ store: toLineStore(settings) })
}
