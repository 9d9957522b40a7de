import { drawerStore, pageDrawer } from '../../cart/drawer.ts'
import { type ElementHost, findConnected, hostOf } from '../element/element-hosts.ts'
import { insertElement } from './auto-insert.ts'

/** Inserts a `cart-drawer` into the page when the cart opens and the page does not contain a drawer. */
export function autoInsertDrawer(): void {
  drawerStore.subscribe(({ isOpen, drawers }) => {
    // A `store-front` contains a drawer, even if it still waits for the store.
    if (isOpen && drawers.length === 0 && !findConnected('store-front')) insertElement('cart-drawer')
  })
}

/** Returns the host of the page's cart drawer, even if the drawer has not rendered yet. */
export function findDrawer(): ElementHost | undefined {
  const host = pageDrawer()?.host
  return (host && hostOf(host)) ?? findConnected('cart-drawer')
}

/**
 * Returns the success URL of checkouts that start outside the drawer, such as bookings: the drawer's, because
 * page authors set the URL only there. Undefined for the site's `/success`.
 */
export function pageSuccessUrl(): string | undefined {
  return (
    pageDrawer()?.successUrl ?? (findDrawer()?.state.getState().props['successUrl'] as string | undefined)
  )
}
