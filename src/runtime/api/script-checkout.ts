import { startCheckout } from '../../checkout/checkout.ts'
import type { CheckoutResult } from '../../checkout/checkout-store.ts'
import { storeClientFor } from '../../provider/store-client.ts'
import type { Emit } from '../../ui/element-events.ts'
import { dispatch } from '../element/dispatch.ts'
import { CANCELABLE_EVENTS } from '../element/element-definition.ts'
import { findDrawer, pageSuccessUrl } from '../page/auto-drawer.ts'
import { pageLocale } from '../settings/locales.ts'
import { pageStore } from '../settings/page-store.ts'

/**
 * Starts the checkout, just like the button in the cart drawer. Events are dispatched on the drawer, or on
 * the document if there is no drawer. If no store is set, dispatches only `checkout-error`.
 * @throws Error if no store is set on the page
 */
export async function checkoutFromScript(): Promise<CheckoutResult> {
  const settings = pageStore()
  const drawer = findDrawer()
  const emit: Emit =
    drawer?.emit ?? ((name, detail) => dispatch(document, name, detail, CANCELABLE_EVENTS.includes(name)))
  if (!settings) {
    const message =
      'Checkout could not be started: no store is set on this page. ' +
      'Set data-store-host and data-store-id on the script tag, or store-host and store-id on an element.'
    emit('checkout-error', { message })
    throw new Error(message)
  }
  const locale = drawer?.state.getState().locale ?? pageLocale()
  return startCheckout({ client: storeClientFor(settings), successUrl: pageSuccessUrl(), emit, locale })
}
