import type { CartItem } from '../cart/cart-item.ts'
import { note } from '../diagnostics/notes.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { isOutOfStock, isSlotTaken } from '../provider/checkouts.ts'
import { StoreError } from '../provider/store-error.ts'
import { orderTexts } from '../texts/en/order.ts'
import { errorText } from '../texts/error-text.ts'
import type { Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { checkoutErrorToast } from '../toasts/order-toasts.ts'
import { showToast } from '../toasts/toast-store.ts'

/**
 * Shows a failed checkout's toast, dispatches `checkout-error` and logs the reason for the page author.
 * Returns the error's message.
 */
export function reportFailure(
  error: unknown,
  emit: (name: 'checkout-error', detail: { message: string }) => boolean,
  locale: Locale,
): string {
  const message = error instanceof Error ? error.message : String(error)
  // The booking form says that the time was taken. The toast could cover the other times and the form's
  // button.
  if (!isSlotTaken(error)) showToast(checkoutErrorToast(locale))
  emit('checkout-error', { message })
  const isExplained = isOutOfStock(error) || isSlotTaken(error)
  if (!isExplained)
    note('checkout-refused', () => ({ error, page: pageAddress()?.href ?? '' }), { isBroken: true })
  return message
}

/** The texts that say what did not happen, by what was ordered. */
const TEXT_KEYS = {
  cart: { unchanged: 'cart_unchanged', failed: 'checkout_failed', refused: 'checkout_refused' },
  item: { unchanged: 'nothing_ordered', failed: 'order_failed', refused: 'order_refused' },
} as const

/**
 * Returns a message that tells the visitor why the checkout failed and what to do. The toast cannot contain
 * this explanation, because the wording of the toast is specified.
 * @param ordered whether the cart or a single item was ordered
 * @param items the cart, from which the message names the item that the store refuses
 */
export function explainFailure(
  error: unknown,
  ordered: 'cart' | 'item',
  locale: Locale,
  items: readonly CartItem[] = [],
): string {
  const text = translator(orderTexts, locale)
  if (ordered === 'cart' && isOutOfStock(error)) return text('checkout_out_of_stock')
  if (isSlotTaken(error)) return text('slot_taken')
  const { unchanged, failed, refused } = TEXT_KEYS[ordered]
  if (!(error instanceof StoreError)) return text(unchanged)
  const message = errorText(error, locale, error.message)
  const { product, variant } = items.find((item) => item.variant.id === error.variantId) ?? {}
  const titles = new Set([product?.title, variant?.title])
  const name = product ? `${[...titles].join(', ')}: ` : ''
  // Over HTTP/2, the status text is empty.
  if (error.kind === 'http') return text(refused, { message: name + message.replace(/: $/, '') })
  return text(failed, { message })
}
