import { drawerStore } from '../cart/drawer.ts'
import { lazyCart, loadCart, watchSavedCart } from '../cart/lazy-cart.ts'
import { hasStoredOrders } from '../checkout/stored-orders.ts'
import { onPageRestored, runLater } from '../navigation/page-lifecycle.ts'
import { loadOnce } from '../ui/load-once.ts'
import { autoInsertDrawer } from './auto-drawer.ts'
import { onDomReady } from './dom-ready.ts'
import { loadWithRetries } from './load-with-retries.ts'
import { prefixed } from './page-settings.ts'
import { renderQueue } from './render-queue.ts'

let isStarted = false

/** Starts what a page with a cart does, with the first element that uses the cart. */
export function startCart(): void {
  if (isStarted) return
  isStarted = true
  autoInsertDrawer()
  drawerStore.subscribe(({ isPrepared }) => {
    if (isPrepared) void loadCart()
  })
  lazyCart.subscribe(({ isNeeded }, before) => {
    if (isNeeded && !before.isNeeded) void loadConnection()
  })
  if (lazyCart.getState().isNeeded) void loadConnection()
  onPageRestored(handleOrders)
  // Prerendered markup must hydrate with an empty cart.
  renderQueue.addCallback(watchSavedCart)
  // Handles pending orders only after the elements have rendered, so that a success page can complete its order first.
  onDomReady(() => void runLater(handleOrders))
}

const connection = loadOnce(async () => (await import('./connect-cart.ts')).connectCart)

async function loadConnection(): Promise<void> {
  await loadWithRetries(connection.load)
  const connectCart = connection.get()
  if (connectCart) renderQueue.addCallback(connectCart)
}

/** Completes or restores orders that were sent to the checkout. */
async function handleOrders(): Promise<void> {
  if (!hasStoredOrders()) return
  try {
    const [{ isSuccessPage, returnFromCheckout }] = await Promise.all([
      import('../checkout/order-return.ts'),
      loadCart(),
    ])
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
