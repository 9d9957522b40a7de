import { orderTexts } from '../texts/en/order.ts'
import type { Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import type { ToastContent } from './toast-store.ts'

/** Returns the toast for a visitor who checks out with an empty cart. */
export function emptyCartToast(locale: Locale): ToastContent {
  const text = translator(orderTexts, locale)
  return {
    title: text('cart_is_empty_title'),
    description: text('cart_is_empty_text'),
    variant: 'destructive',
  }
}

/** Returns the toast for a failed checkout request. */
export function checkoutErrorToast(locale: Locale): ToastContent {
  const text = translator(orderTexts, locale)
  return {
    title: text('checkout_error_title'),
    description: text('checkout_error_text'),
    variant: 'destructive',
  }
}

/**
 * Returns the toast that offers to restore an order.
 * @param isUnpaid whether the order is known to be unpaid
 */
export function unfinishedOrderToast(
  count: number,
  restore: () => void,
  locale: Locale,
  isUnpaid: boolean,
): ToastContent {
  const text = translator(orderTexts, locale)
  return {
    ...(isUnpaid
      ? { title: text('order_not_completed'), description: text('order_kept', { count }) }
      : { title: text('order_kept', { count }) }),
    action: { label: text('put_back', { count }), run: restore },
    duration: Number.POSITIVE_INFINITY,
  }
}
