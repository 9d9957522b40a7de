import { cartStore, followStoredCart, refreshCart } from '../cart/cart-store.ts'
import { resetCheckout } from '../cart/checkout.ts'
import { greetReturningVisitor } from '../cart/set-aside.ts'
import { onPageReturned } from '../navigation/page-lifecycle.ts'
import { keepCompanions } from './companions.ts'
import { defineElement } from './define-element.tsx'
import { registry } from './registry.ts'
import { cart, cartSummary, configure, toast, version } from './script-api.ts'
import { prefixed, rememberScript } from './store-settings.ts'

const api = { version, cart, toast, configure }

declare global {
  interface Window {
    ElectricianElements?: typeof api
  }
}

/** Brings the page to life: the cart as it was left, every tag of the registry, the script API. Once a page. */
export function startPage(): void {
  if (window.ElectricianElements) {
    console.warn(
      'electrician-elements is on this page twice; the second copy does nothing. One script tag is enough.',
    )
    return
  }
  window.ElectricianElements = Object.freeze(api)
  rememberScript()
  followStoredCart()
  announceCartChanges()
  keepCompanions()
  for (const [name, row] of Object.entries(registry)) defineElement(prefixed(name), name, row)
  onPageReturned(() => {
    refreshCart()
    resetCheckout()
    greetReturningVisitor()
  })
  // After the tags have rendered: a success page among them settles the order and leaves nothing to offer.
  const greet = () => setTimeout(greetReturningVisitor)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', greet, { once: true })
  else greet()
}

function announceCartChanges(): void {
  cartStore.subscribe((state, before) => {
    if (state.items === before.items) return
    document.dispatchEvent(new CustomEvent('cart-change', { detail: cartSummary() }))
  })
}
