import type { CheckoutPlan } from '../../cart/checkout.ts'
import { successAddress } from '../../navigation/address.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import type { Emit } from '../../ui/element-events.ts'

/** A checkout that tells the page each of its steps and lets it take over. */
export function planCheckout(client: StoreClient, successUrl: string | undefined, emit: Emit): CheckoutPlan {
  return {
    client,
    successUrl: successAddress(successUrl),
    onStart: (items) => emit('checkout-start', { items }),
    onRedirect: (url) => emit('checkout-redirect', { url }),
    onError: (message) => emit('checkout-error', { message }),
  }
}
