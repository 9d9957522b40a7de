import type { CartItem } from '../cart/cart-item.ts'
import { isSlotTaken } from '../provider/checkouts.ts'
import { checkoutTexts } from '../texts/en/checkout.ts'
import { ENGLISH } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { sendOrder, toOrderedItem } from './checkout.ts'
import { explainFailure } from './checkout-failure.ts'
import { type CheckoutOptions, checkoutStore } from './checkout-store.ts'
import { addDirectOrder } from './pending-orders.ts'

/** A booking or a donation, which is ordered without the cart. */
export interface DirectOrderItem {
  /** The item to order. For a donation, its price is the donated amount. */
  item: CartItem
  /** The time slot to book or the amount to donate, in the format of the checkout request. */
  details: { time_slot: string; time_zone: string } | { donation_amount: number }
}

/** The reason why a booking or a donation could not be ordered. */
export interface DirectOrderFailure {
  /** Error message for the visitor. */
  problem: string
  /** Whether the order failed because another customer has already booked the time slot. */
  isSlotTaken: boolean
}

/**
 * Sends one item to the hosted checkout and redirects to the checkout page, without changing the cart. Does nothing
 * while another checkout is running. Never rejects: resolves with the reason if the request fails, otherwise with null.
 */
export async function orderDirectly(
  { item, details }: DirectOrderItem,
  options: CheckoutOptions,
): Promise<DirectOrderFailure | null> {
  if (checkoutStore.getState().status !== 'idle') return null
  if (!options.emit('checkout-start', { items: [item] })) return null
  const error = await sendOrder([{ ...toOrderedItem(item), ...details }], options, (successUrl) =>
    addDirectOrder(item, successUrl),
  )
  if (!error) return null
  const isTaken = isSlotTaken(error)
  const { locale = ENGLISH } = options
  return {
    isSlotTaken: isTaken,
    problem: isTaken
      ? translator(checkoutTexts, locale)('slot_taken')
      : explainFailure(error, 'item', locale),
  }
}
