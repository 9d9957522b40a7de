import { startCheckout } from '../cart/checkout.ts'
import { planCheckout } from '../components/cart-drawer/plan-checkout.ts'
import { storeClientFor } from '../provider/store-client.ts'
import { ensureCompanion } from './companions.ts'
import { edgeOf } from './connected-elements.ts'

/** What the drawer's own button does, for a script: same settings, same events, from the same tag. */
export async function checkoutFromDrawer(): Promise<void> {
  const drawer = edgeOf(ensureCompanion('cart-drawer'))
  if (!drawer) return
  const { props, store } = drawer.state.getState()
  if (!store?.settings) return
  const successUrl = typeof props['successUrl'] === 'string' ? props['successUrl'] : undefined
  await startCheckout(planCheckout(storeClientFor(store.settings), successUrl, drawer.emit))
}
