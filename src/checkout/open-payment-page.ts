import { cartStore } from '../cart/cart.ts'
import { isInFrame, openInNewTab, openInWholeWindow } from '../navigation/leave-page.ts'
import { onPageRestored } from '../navigation/page-lifecycle.ts'
import { redirectTo } from '../navigation/url.ts'
import { orderTexts } from '../texts/en/order.ts'
import type { Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { dismissToast, showToast } from '../toasts/toast-store.ts'
import { type CheckoutOptions, checkoutStore, resetCheckout } from './checkout-store.ts'
import { returnFromCheckout } from './order-return.ts'
import { allowConfirmation } from './pending-orders.ts'

/** A redirect that takes longer than this is treated as failed, and the checkout button is enabled again. */
const REDIRECT_TIMEOUT_MS = 60_000

/**
 * Opens the payment page in the whole window, because payment pages refuse to be shown in frames. Dispatches
 * `checkout-redirect`. If a listener prevents that event, the host page handles the payment itself. Returns
 * `waiting` if the visitor has to press a link first.
 * @param keepOrder saves the order and removes its lines from the cart
 */
export function openPaymentPage(
  url: string,
  { emit, signal, locale }: CheckoutOptions,
  keepOrder: () => void,
): 'redirected' | 'waiting' {
  // The browser may block a navigation from a frame, so the cart is emptied only after the navigation starts.
  const isFramed = isInFrame()
  if (!isFramed) keepOrder()
  const isRedirect = emit('checkout-redirect', { url })
  if (isRedirect && isFramed && !openInWholeWindow(url)) {
    resetCheckout()
    offerPayment(url, keepOrder, signal, locale)
    return 'waiting'
  }
  if (isFramed) keepOrder()
  if (!isRedirect) {
    allowConfirmation()
    resetCheckout()
    return 'redirected'
  }
  checkoutStore.setState({ status: 'redirecting', step: null })
  const redirecting = checkoutStore.getState()
  const stop = onPageRestored(endRedirect)
  setTimeout(endRedirect, REDIRECT_TIMEOUT_MS)
  if (!isFramed) redirectTo(url)
  return 'redirected'

  function endRedirect(): void {
    stop()
    // A later checkout or a return to this page has replaced the state.
    if (checkoutStore.getState() !== redirecting) return
    resetCheckout()
    returnFromCheckout(locale)
  }
}

/** Shows a link to the payment page until the visitor changes the order. */
function offerPayment(
  url: string,
  keepOrder: () => void,
  signal: AbortSignal | undefined,
  locale: Locale,
): void {
  const text = translator(orderTexts, locale)
  const pay = () => {
    keepOrder()
    // A click may allow what was not allowed before.
    if (!openInWholeWindow(url)) openInNewTab(url)
  }
  const id = showToast({
    title: text('payment_ready_title'),
    description: text('payment_ready_text'),
    action: { label: text('payment_ready_button'), run: pay, href: url },
    duration: Number.POSITIVE_INFINITY,
  })
  const withdraw = () => {
    stop()
    dismissToast(id)
  }
  const stop = cartStore.subscribe(({ items }, before) => items !== before.items && withdraw())
  signal?.addEventListener('abort', withdraw)
}
