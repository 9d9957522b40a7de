import { drawerStore, pageDrawer, pageSuccessUrl } from '../cart/drawer.ts'
import { startCheckout } from '../checkout/checkout.ts'
import { type StoreSettings, storeClientFor } from '../provider/store-client.ts'
import type { Emit } from '../ui/element-events.ts'
import { dispatch } from './dispatch.ts'
import { CANCELABLE_EVENTS } from './element-definition.ts'
import { type ElementHost, findConnected, hostOf } from './element-hosts.ts'
import { pageBody } from './page-body.ts'
import { findPageSettings, findStoreSettings } from './store-settings.ts'
import { pageStore, updateAll } from './surroundings.ts'

/**
 * Starts the checkout, just like the button in the cart drawer. Events are dispatched on the drawer, or on the document
 * if there is no drawer. If no store is set, dispatches only `checkout-error`.
 * @throws Error if no store is set on the page
 */
export async function checkoutFromScript(): Promise<void> {
  const settings = cartSettings()
  const drawer = drawerHost()
  const emit: Emit =
    drawer?.emit ?? ((name, detail) => dispatch(document, name, detail, CANCELABLE_EVENTS.has(name)))
  if (!settings) {
    const message =
      'Checkout could not be started: no store is set on this page. ' +
      'Set data-store-host and data-store-id on the script tag, or store-host and store-id on an element.'
    emit('checkout-error', { message })
    throw new Error(message)
  }
  // A drawer that has not rendered yet has not registered its success URL.
  const successUrl = pageSuccessUrl() ?? (drawer?.state.getState().props['successUrl'] as string | undefined)
  return startCheckout({ client: storeClientFor(settings), successUrl, emit })
}

/**
 * Returns the store that `cart.checkout()` orders from: the page's store, the cart drawer's store, or the store of
 * the first element that has one. Returns undefined if no store is set.
 */
export function cartSettings(): StoreSettings | undefined {
  updateAll()
  return (
    findPageSettings().settings ??
    drawerHost()?.state.getState().store?.settings ??
    pageStore() ??
    findStoreSettings(pageBody()).settings
  )
}

/** Returns the host of the page's cart drawer, even if the drawer has not rendered yet. */
function drawerHost(): ElementHost | undefined {
  const host = pageDrawer(drawerStore.getState())?.host
  return (host && hostOf(host)) ?? findConnected('cart-drawer')
}
