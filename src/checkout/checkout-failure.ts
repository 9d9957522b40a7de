import { pageAddress } from '../navigation/page-address.ts'
import { isOutOfStock, isSlotTaken } from '../provider/checkouts.ts'
import { StoreError } from '../provider/store-error.ts'
import { checkoutErrorToast } from '../toasts/order-toasts.ts'
import { showToast } from '../toasts/toast-store.ts'

/** Shows the toast for a failed checkout and dispatches `checkout-error`. */
export function reportFailure(
  error: unknown,
  emit: (name: 'checkout-error', detail: { message: string }) => boolean,
): void {
  const message = error instanceof Error ? error.message : String(error)
  // The booking form says that the time was taken. The toast could cover the other times and the form's button.
  if (!isSlotTaken(error)) showToast(checkoutErrorToast())
  emit('checkout-error', { message })
  const isExplained = isOutOfStock(error) || isSlotTaken(error)
  const isRejected = error instanceof StoreError && error.status === 400 && !isExplained
  if (isRejected && pageAddress()?.href.startsWith('http://localhost'))
    console.warn(
      'electrician-elements: the store rejected the checkout. Live stores do not accept return URLs on http://localhost. Test the checkout on a published https page, or use the demo store.',
    )
}

/**
 * Returns a message that tells the visitor why the checkout failed and what to do. The toast cannot contain this
 * explanation, because the wording of the toast is specified.
 */
export function explainFailure(error: unknown, reassurance: string): string {
  if (!(error instanceof StoreError)) return reassurance
  // Over HTTP/2, the status text is empty.
  if (error.kind === 'http')
    return `The store responded with “${error.message.replace(/: $/, '')}”. ${reassurance}`
  return `${error.message} ${reassurance}`
}
