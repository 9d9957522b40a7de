import { followStoredCart, refreshCart } from '../cart/cart-store.ts'
import { resetCheckout } from '../cart/checkout.ts'
import { followPendingOrders, offerPendingOrders } from '../cart/pending-orders.ts'
import { onPageReturned, runLater } from '../navigation/page-lifecycle.ts'
import { autoInsertElements } from './auto-insert.ts'
import { dispatch } from './dispatch.ts'
import { afterRenders } from './render-queue.ts'
import { findRunningCopy, publishApi } from './running-copy.ts'
import { type ScriptApi, scriptApi } from './script-api.ts'
import { prefixed, rememberScript } from './store-settings.ts'
import { watchForDivs } from './upgrade-divs.ts'
import { whenParsed } from './when-parsed.ts'

declare global {
  interface Window {
    ElectricianElements?: ScriptApi
  }
}

let isOurPage: boolean | undefined

/** Starts the page on the first call. Returns whether this copy of the code runs the page. */
export function startPage(): boolean {
  isOurPage ??= claimPage()
  return isOurPage
}

/** The script API, and what keeps the page's parts together. Once a page; returns whether it was for us to do. */
function claimPage(): boolean {
  rememberScript()
  const running = findRunningCopy()
  if (running) {
    console.warn(
      `electrician-elements is on this page twice (${running.version}, then ${scriptApi.version}). ` +
        'Load it once, as a script tag or as a package.',
    )
    return false
  }
  publishApi()
  autoInsertElements()
  onPageReturned(() => {
    refreshCart()
    resetCheckout()
    offerPendingOrders()
  })
  // A classic script's own task ends before anybody can use the API. An importing module uses it at once; only prerendered
  // markup comes first, because it knows no cart and hydration must start with an empty one.
  if (document.currentScript || document.querySelector(prefixed('electrician-site'))?.shadowRoot)
    afterRenders(startCart)
  else startCart()
  whenParsed(() => {
    watchForDivs()
    // After the elements have rendered: a success page among them completes the order.
    runLater(offerPendingOrders)
  })
  return true
}

function startCart(): void {
  followStoredCart()
  followPendingOrders()
  scriptApi.cart.subscribe((summary) => dispatch(document, 'cart-change', summary))
}
