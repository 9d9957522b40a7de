import { drawerStore } from '../cart/drawer.ts'
import { type StoreSettings, storeClientFor } from '../provider/store-client.ts'
import { ensureCompanion } from './companions.ts'
import { connectedElements, edgeOf, findConnected } from './connected-elements.ts'
import { firstSettings, updateAllSettings } from './follow-settings.ts'
import { pageBody } from './page-body.ts'
import { findStoreSettings } from './store-settings.ts'

/** What the drawer's own button does, for a script: same settings, same events, from the same tag. */
export async function checkoutFromDrawer(): Promise<void> {
  const [drawer] = drawerStore.getState().drawers
  const settings = cartSettings()
  if (drawer) return drawer.checkout(settings && storeClientFor(settings))
  const added = ensureCompanion('cart-drawer')
  if (!added?.state.getState().store?.settings) {
    throw new Error('There is no cart to check out: no cart-drawer on this page knows its store.')
  }
  // A tag that was just added announces its drawer once it has rendered.
  await new Promise<void>((resolve) => {
    const stop = drawerStore.subscribe(({ drawers }) => {
      if (drawers.length === 0) return
      stop()
      resolve()
    })
  })
  return checkoutFromDrawer()
}

/**
 * Returns the store that `cart.checkout()` orders from at this moment: that of the page's drawer, which may have yet to
 * render, else of the first element that knows its store, else the page's own; undefined where none is known.
 */
export function cartSettings(): StoreSettings | undefined {
  updateAllSettings()
  const host = drawerStore.getState().drawers[0]?.host
  const candidates = [host && edgeOf(host), findConnected('cart-drawer'), ...connectedElements]
  return firstSettings(candidates) ?? findStoreSettings(pageBody()).settings
}
