import { followStoredCart } from '../cart/cart-store.ts'
import { hasStoredOrders } from '../checkout/stored-orders.ts'
import { report } from '../diagnostics/report.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { onPageRestored, runLater } from '../navigation/page-lifecycle.ts'
import { autoInsertElements } from './auto-insert.ts'
import { dispatch } from './dispatch.ts'
import { onDomReady } from './dom-ready.ts'
import { pageSettings, prefixed } from './page-settings.ts'
import { renderQueue } from './render-queue.ts'
import { findRunningCopy, publishApi } from './running-copy.ts'
import { type ScriptApi, scriptApi } from './script-api.ts'
import { readScriptTag } from './script-tag.ts'
import { setDefaultLineStore, updateAll } from './surroundings.ts'
import { divUpgrader, reportIgnoredDiv } from './upgrade-divs.ts'

declare global {
  interface Window {
    ElectricianElements?: ScriptApi
  }
}

/** Starts this copy of the library on the first call. Returns false if another copy is already running on the page. */
export function startPage(): boolean {
  const running = findRunningCopy()
  if (running === scriptApi) return true
  readScriptTag()
  if (!running) {
    start()
    return true
  }
  const versions = { running: running.version, version: scriptApi.version }
  if (versions.running !== versions.version) report('other-version', () => versions)
  return false
}

function start(): void {
  publishApi()
  autoInsertElements()
  onPageRestored(handleOrders)
  // Prerendered markup must hydrate with an empty cart, so the saved cart is loaded after hydration. Classic scripts
  // also load the saved cart after the first render of the elements that do not wait for the store. Otherwise, the saved
  // cart is loaded at once, because a module that imports the package may use the cart immediately.
  if (documentProperty('currentScript') || document.querySelector(prefixed('electrician-site'))?.shadowRoot)
    renderQueue.addCallback(startCart)
  else startCart()
  onDomReady(() => {
    // Business facts may have been incomplete while the page was being parsed.
    updateAll()
    if (pageSettings.getState().upgradesDivs) divUpgrader.start()
    else reportIgnoredDiv()
    // Handles pending orders only after the elements have rendered, so that a success page can complete its order
    // first.
    runLater(handleOrders)
  })
}

/** Completes or restores orders that were sent to the checkout. */
async function handleOrders(): Promise<void> {
  if (!hasStoredOrders()) return
  try {
    const { returnFromCheckout } = await import('../checkout/order-return.ts')
    returnFromCheckout()
  } catch {
    // The orders stay stored, so the next page handles them.
  }
}

function startCart(): void {
  setDefaultLineStore()
  followStoredCart()
  scriptApi.cart.subscribe((summary) => dispatch(document, 'cart-change', summary))
}
