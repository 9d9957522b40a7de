import type { CartItem } from '../cart/cart-item.ts'
import { cartStore, refreshCart } from '../cart/cart-store.ts'
import { isSameStore, toLineStore } from '../cart/line-store.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { onPageHide } from '../navigation/page-lifecycle.ts'
import { resolveSuccessUrl } from '../navigation/url.ts'
import { type CheckoutOrder, createCheckout, isOutOfStock } from '../provider/checkouts.ts'
import { visitorTimeZone } from '../provider/store-client.ts'
import { emptyCartToast } from '../toasts/order-toasts.ts'
import { showToast } from '../toasts/toast-store.ts'
import { explainFailure, reportFailure } from './checkout-failure.ts'
import { type CheckoutOptions, checkoutStore } from './checkout-store.ts'
import { openPaymentPage } from './payment-page.ts'
import { addPendingOrder } from './pending-orders.ts'

/**
 * Sends the cart lines from the client's store to the hosted checkout and redirects to the payment page.
 * Does nothing while another checkout is running. Never rejects: if the request fails, keeps the cart and shows a
 * toast.
 */
export async function startCheckout(options: CheckoutOptions): Promise<void> {
  if (checkoutStore.getState().status !== 'idle') return
  refreshCart()
  const { client, emit } = options
  const store = toLineStore(client.settings)
  const items = cartStore.getState().items.filter((item) => isSameStore(item.store, store))
  if (items.length === 0) {
    showToast(emptyCartToast())
    return
  }
  if (!emit('checkout-start', { items })) return
  const error = await sendOrder(items.map(toOrderedItem), options, (successUrl) =>
    addPendingOrder(items, successUrl),
  )
  if (!error) return
  const message = isOutOfStock(error)
    ? 'The store no longer has enough of an item in your cart. Lower its quantity or remove it, then try again.'
    : explainFailure(error, 'Your cart is unchanged.')
  checkoutStore.setState({ failure: { message, items: cartStore.getState().items } })
}

/**
 * Sends an order and opens the payment page. Returns the error if this fails, or null.
 * @param keepOrder saves the order, so that the page to which the visitor returns can complete or restore it
 */
export async function sendOrder(
  items: CheckoutOrder['items'],
  options: CheckoutOptions,
  keepOrder: (successUrl: string) => void,
): Promise<unknown> {
  const controller = new AbortController()
  const cancel = () => controller.abort()
  checkoutStore.setState({ status: 'starting', failure: null })
  options.signal?.addEventListener('abort', cancel)
  const stopListening = onPageHide(cancel)
  try {
    const order = toCheckoutOrder(items, options.successUrl)
    const { url } = await createCheckout(options.client, order, { signal: controller.signal })
    openPaymentPage(url, options, () => keepOrder(order.successUrl))
    return null
  } catch (error) {
    checkoutStore.setState({ status: 'idle' })
    if (controller.signal.aborted) return null
    reportFailure(error, options.emit)
    return error
  } finally {
    stopListening()
  }
}

function toCheckoutOrder(items: CheckoutOrder['items'], wantedUrl: string | undefined): CheckoutOrder {
  const successUrl = resolveSuccessUrl(wantedUrl)
  const cancelUrl = pageAddress()?.href
  if (!successUrl || !cancelUrl)
    throw new Error(
      'Checkout could not be started: this frame has no address to which customers could return after paying. ' +
        'Load the shop from its own http(s) URL.',
    )
  return { items, successUrl, cancelUrl, timeZone: visitorTimeZone() }
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
