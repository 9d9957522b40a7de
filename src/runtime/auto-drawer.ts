import { drawerStore, pageDrawer } from '../cart/drawer.ts'
import { insertElement } from './auto-insert.ts'
import { connectedElements, type ElementHost, findConnected, hostOf } from './element-hosts.ts'
import { queueHiddenRender } from './render-queue.ts'

/** Inserts a `cart-drawer` into the page when the cart opens and the page does not contain a drawer. */
export function autoInsertDrawer(): void {
  drawerStore.subscribe(() => {
    if (!lacksDrawer()) return
    // A `store-front` contains a drawer, but may still wait for the store.
    if (findConnected('store-front')) queueHiddenRender(insertMissingDrawer)
    else insertElement('cart-drawer')
  })
}

function insertMissingDrawer(): void {
  // The page may have removed all elements in the meantime.
  if (lacksDrawer() && connectedElements.size > 0) insertElement('cart-drawer')
}

/** Returns whether the cart is open but no drawer can show it. */
function lacksDrawer(): boolean {
  const { isOpen, drawers } = drawerStore.getState()
  return isOpen && drawers.length === 0
}

/** Returns the host of the page's cart drawer, even if the drawer has not rendered yet. */
export function findDrawer(): ElementHost | undefined {
  const host = pageDrawer()?.host
  return (host && hostOf(host)) ?? findConnected('cart-drawer')
}
