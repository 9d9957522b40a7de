import { startCheckout } from '../cart/checkout.ts'
import { drawerStore } from '../cart/drawer.ts'
import { type StoreSettings, storeClientFor } from '../provider/store-client.ts'
import { connectedElements, type ElementHost, findConnected, hostOf } from './connected-elements.ts'
import { dispatch } from './dispatch.ts'
import { CANCELABLE_EVENTS } from './element-definition.ts'
import { firstSettings, updateAllSettings } from './follow-settings.ts'
import { pageBody } from './page-body.ts'
import { findStoreSettings } from './store-settings.ts'

/**
 * Starts the checkout as the drawer's button does. Without a drawer, events are dispatched on the document.
 * @throws Error when no element on the page knows its store
 */
export async function checkoutFromScript(): Promise<void> {
  const settings = cartSettings()
  if (!settings) {
    throw new Error(
      'The checkout could not be started: no element on this page knows its store. ' +
        'Set data-store-host and data-store-id on the script tag, or store-host and store-id on an element.',
    )
  }
  const drawer = pageDrawer()
  return startCheckout({
    client: storeClientFor(settings),
    successUrl: successUrlOf(drawer),
    emit: drawer?.emit ?? ((name, detail) => dispatch(document, name, detail, CANCELABLE_EVENTS.has(name))),
  })
}

/**
 * Returns the store that `cart.checkout()` orders from now: that of the page's drawer, else of the first element that
 * knows its store, else the page's own; undefined where none is known.
 */
export function cartSettings(): StoreSettings | undefined {
  updateAllSettings()
  return firstSettings([pageDrawer(), ...connectedElements]) ?? findStoreSettings(pageBody()).settings
}

function successUrlOf(drawer: ElementHost | undefined): string | undefined {
  const [rendered] = drawerStore.getState().drawers
  return rendered ? rendered.successUrl : (drawer?.state.getState().props['successUrl'] as string | undefined)
}

/** Returns the element with the page's drawer, which may not have rendered yet. */
function pageDrawer() {
  const host = drawerStore.getState().drawers[0]?.host
  return (host && hostOf(host)) ?? findConnected('cart-drawer')
}
