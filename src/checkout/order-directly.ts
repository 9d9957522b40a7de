import type { CartItem } from '../cart/cart-item.ts'
import { sendOrder, toOrderedItem } from './checkout.ts'
import { type CheckoutOptions, checkoutStore } from './checkout-store.ts'
import { addDirectOrder } from './pending-orders.ts'

/** A booking or a donation, which is ordered without the cart. */
export interface DirectOrderItem {
  /** The item to order. For a donation, its price is the donated amount. */
  item: CartItem
  /** The time slot to book or the amount to donate, in the format of the checkout request. */
  details: { time_slot: string; time_zone: string } | { donation_amount: number }
}

/**
 * Sends one item to the hosted checkout and redirects to the checkout page, without changing the cart. Does
 * nothing while another checkout is running. Never rejects: resolves with the request's error or null.
 */
export async function orderDirectly(
  { item, details }: DirectOrderItem,
  options: CheckoutOptions,
): Promise<unknown> {
  if (checkoutStore.getState().status !== 'idle') return null
  if (!options.emit('checkout-start', { items: [item] })) return null
  const result = await sendOrder([item], [{ ...toOrderedItem(item), ...details }], options, (successUrl) =>
    addDirectOrder(item, successUrl),
  )
  return result.status === 'failed' ? result.error : null
}
