import type { StoreError } from '../provider/store-error.ts'
import type { CartItem } from './cart-item.ts'
import { type CheckoutOptions, checkoutStore, explainFailure, sendOrder, toOrderedItem } from './checkout.ts'
import { saveDirectOrder } from './pending-orders.ts'

/** A booking or a donation, which is ordered without the cart. */
export interface DirectOrder {
  /** The ordered item. Its price is the amount of a donation. */
  item: CartItem
  /** What to book or donate, in the format of the checkout call. */
  details: { time_slot: string; time_zone: string } | { donation_amount: number }
}

/** Why a direct order failed. */
export interface DirectOrderFailure {
  /** Message for the visitor. */
  problem: string
  /** Whether another customer has booked the time slot. */
  isSlotTaken: boolean
}

/**
 * Sends one item to the hosted checkout and redirects to its page. The cart stays unchanged. Does nothing while another
 * checkout is running. Never rejects: returns why the request failed, or null.
 */
export async function orderDirectly(
  { item, details }: DirectOrder,
  options: CheckoutOptions,
): Promise<DirectOrderFailure | null> {
  if (checkoutStore.getState().status !== 'idle') return null
  if (!options.emit('checkout-start', { items: [item] })) return null
  const error = await sendOrder([{ ...toOrderedItem(item), ...details }], options, (successUrl) =>
    saveDirectOrder(item, successUrl),
  )
  if (!error) return null
  const isSlotTaken = isSlotTakenError(error)
  return {
    isSlotTaken,
    problem: isSlotTaken
      ? 'Someone else has just booked this time. Please choose another one.'
      : explainFailure(error, 'Nothing has been ordered.'),
  }
}

function isSlotTakenError(error: unknown): boolean {
  const { code, detail } = error as Partial<StoreError>
  return code === 'booking_slot_not_available' || detail === 'Booking time slot not available'
}
