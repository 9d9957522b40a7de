import { readStorage, storedKeySuffixes } from '../storage/browser-storage.ts'

/** Key prefix of an order in `localStorage`, followed by the order's ID. */
export const ORDER_PREFIX = 'e-commerce-cart-order-'
/** Key of the unpaid items in `localStorage`. */
export const UNPAID_KEY = 'e-commerce-cart-unpaid'
/** `localStorage` key, set when the visitor has closed the toast that offers to restore the unpaid items. */
export const OFFER_CLOSED_KEY = 'e-commerce-cart-offer-closed'
/** Key of the latest order that this tab has sent, in `sessionStorage`. */
export const OWN_ORDER_KEY = 'e-commerce-cart-own-order'

/** Returns whether an order may have to be completed or restored. Most pages need no other checkout code. */
export function hasStoredOrders(): boolean {
  return Boolean(
    storedKeySuffixes(ORDER_PREFIX).length > 0 ||
      readStorage(UNPAID_KEY) ||
      readStorage(OWN_ORDER_KEY, 'sessionStorage'),
  )
}
