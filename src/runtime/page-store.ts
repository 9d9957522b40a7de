import { pageDrawer } from '../cart/drawer.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { type ElementHost, findConnected, findFirst, hostOf } from './element-hosts.ts'
import { pageBody } from './page-body.ts'
import { type FoundSettings, findPageSettings, findStoreSettings } from './store-settings.ts'

/** Returns the store settings of an auto-inserted element. */
export function settingsOfAutoInserted({ element, state }: ElementHost): FoundSettings {
  const settings = pageStore()
  if (settings) return { settings }
  const found = findStoreSettings(element)
  const { store: before } = state.getState()
  // Keeps the previous store settings if the page has removed the element that specified them.
  return found.missing && before?.settings ? before : found
}

/**
 * Returns the store that the cart orders from: the page's store, the cart drawer's store, or the store of the first
 * element that has one. Returns undefined if no store is set.
 */
export function pageStore(): StoreSettings | undefined {
  const settingsOf = (host: ElementHost | undefined) => host?.state.getState().store?.settings
  const drawer = findDrawer()
  return (
    findPageSettings().settings ??
    // An auto-inserted drawer has this store itself.
    (drawer?.isAutoInserted ? undefined : settingsOf(drawer)) ??
    settingsOf(findFirst(settingsOf)) ??
    findStoreSettings(pageBody()).settings
  )
}

/** Returns the host of the page's cart drawer, even if the drawer has not rendered yet. */
export function findDrawer(): ElementHost | undefined {
  const host = pageDrawer()?.host
  return (host && hostOf(host)) ?? findConnected('cart-drawer')
}
