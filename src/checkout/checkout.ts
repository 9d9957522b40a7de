import { cartStore, refreshCart } from '../cart/cart.ts'
import { type CartItem, linesOfStore } from '../cart/cart-item.ts'
import { checkStock, compareCart } from '../cart/check-cart.ts'
import { openCart } from '../cart/drawer.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { onPageHide } from '../navigation/page-lifecycle.ts'
import { redirectTo, resolveSuccessUrl } from '../navigation/url.ts'
import { type CheckoutOrder, createCheckout, isOutOfStock } from '../provider/checkouts.ts'
import { visitorTimeZone } from '../provider/store-client.ts'
import { isEnglish, type Locale } from '../texts/locale.ts'
import { emptyCartToast } from '../toasts/order-toasts.ts'
import { dismissScreenToast, showToast } from '../toasts/toast-store.ts'
import { reportFailure } from './checkout-failure.ts'
import {
  type CheckoutOptions,
  type CheckoutResult,
  checkoutStore,
  resetCheckout,
  showStep,
} from './checkout-store.ts'
import { openPaymentPage } from './open-payment-page.ts'
import { addPendingOrder } from './pending-orders.ts'

/** The outcome of sending an order. */
type SendResult =
  | { status: 'redirected' | 'waiting' | 'canceled' }
  | { status: 'failed'; message: string; error: unknown }

/**
 * Sends the cart lines from the client's store to the hosted checkout and redirects to the payment page. If
 * prices have changed or the store no longer sells a line, shows the cart instead. Does nothing while another
 * checkout is running. Never rejects: if the request fails, keeps the cart and shows a toast.
 */
export async function startCheckout(options: CheckoutOptions): Promise<CheckoutResult> {
  if (checkoutStore.getState().status !== 'idle') return { status: 'running' }
  // The error of the last attempt no longer applies.
  dismissScreenToast()
  refreshCart()
  const { client, emit, locale, signal } = options
  checkoutStore.setState({ status: 'starting', client, failure: null })
  const hasNews = await compareCart(client)
  resetCheckout()
  if (signal?.aborted) return { status: 'canceled' }
  if (hasNews) {
    openCart()
    return { status: 'changed' }
  }
  const items = linesOfStore(cartStore.getState().items, client.settings)
  if (items.length === 0) {
    const toast = emptyCartToast(locale)
    showToast(toast)
    emit('checkout-error', { message: toast.title })
    return { status: 'empty' }
  }
  if (!emit('checkout-start', { items })) return { status: 'canceled' }
  const result = await sendOrder(items, items.map(toOrderedItem), options, (successUrl, reference) =>
    addPendingOrder(items, successUrl, reference),
  )
  if (result.status !== 'failed') return result
  const { error, message } = result
  checkoutStore.setState({ failure: { error, items: cartStore.getState().items } })
  if (isOutOfStock(error)) await checkStock(client, items)
  return { status: 'failed', message }
}

/**
 * Sends an order and opens the payment page or the mail program. Never rejects.
 * @param lines what is ordered, as cart lines
 * @param keepOrder saves the order, so that the page to which the visitor returns can complete or restore it
 */
export async function sendOrder(
  lines: readonly CartItem[],
  items: CheckoutOrder['items'],
  options: CheckoutOptions,
  keepOrder: (successUrl: string, reference: string | null) => void,
): Promise<SendResult> {
  const { locale } = options
  dismissScreenToast()
  const controller = new AbortController()
  const cancel = () => controller.abort()
  checkoutStore.setState({ status: 'starting', client: options.client, failure: null, step: null })
  options.signal?.addEventListener('abort', cancel)
  const stopListening = onPageHide(cancel)
  try {
    const order = toCheckoutOrder(items, options.successUrl, locale)
    const checkout = await createCheckout(options.client, order, { signal: controller.signal })
    const { url, reference, asksForDetails } = checkout
    const pay = () => openPaymentPage(url, options, () => keepOrder(order.successUrl, reference))
    if (url.startsWith('mailto:')) {
      const { createOrderMail } = await import('../cart/order-mail.ts')
      controller.signal.throwIfAborted()
      const mail = createOrderMail(url, lines, options)
      if (!options.emit('checkout-redirect', { url: mail.url })) resetCheckout()
      else {
        // The visitor may not send the mail, so the cart keeps its lines.
        showStep({ items: lines, mail })
        redirectTo(mail.url)
      }
      return { status: 'redirected' }
    }
    if (!asksForDetails) return { status: pay() }
    showStep({ items: lines, pay })
    return { status: 'waiting' }
  } catch (error) {
    checkoutStore.setState({ status: 'idle' })
    if (controller.signal.aborted) return { status: 'canceled' }
    return { status: 'failed', message: reportFailure(error, options.emit, locale), error }
  } finally {
    stopListening()
  }
}

function toCheckoutOrder(
  items: CheckoutOrder['items'],
  wantedUrl: string | undefined,
  locale: Locale,
): CheckoutOrder {
  const successUrl = resolveSuccessUrl(wantedUrl)
  const cancelUrl = pageAddress()?.href
  if (!successUrl || !cancelUrl)
    throw new Error(
      'Checkout could not be started: this frame has no address to which customers could return after ' +
        'paying. Load the shop from its own http(s) URL.',
    )
  const order = { items, successUrl, cancelUrl, timeZone: visitorTimeZone() }
  return isEnglish(locale) ? order : { ...order, locale: `${new Intl.Locale(locale.language)}` }
}

/** Returns a cart line in the format that the checkout request expects. */
export function toOrderedItem({
  variant,
  quantity,
  custom_field_values,
}: CartItem): CheckoutOrder['items'][number] {
  return {
    variant_id: variant.id,
    quantity,
    ...(custom_field_values && {
      custom_field_values: custom_field_values.map(({ custom_field_id, value }) => ({
        custom_field_id,
        value,
      })),
    }),
  }
}
