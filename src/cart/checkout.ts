import { createStore } from 'zustand/vanilla'
import { isInFrame, openInNewTab, openInWholeWindow } from '../navigation/leave-page.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { onPageHide, runLater } from '../navigation/page-lifecycle.ts'
import { redirectTo, resolveSuccessUrl } from '../navigation/url.ts'
import { type CheckoutOrder, type StoreClient, visitorTimeZone } from '../provider/store-client.ts'
import { isOutOfStock } from '../provider/store-error.ts'
import { emptyCartToast } from '../toasts/toast-messages.ts'
import { dismissToast, showToast } from '../toasts/toast-store.ts'
import type { CartItem } from './cart-item.ts'
import { cartStore, refreshCart } from './cart-store.ts'
import { explainFailure, reportFailure } from './checkout-failure.ts'
import { isFromStore, toLineStore } from './line-store.ts'
import { completeOrOfferOrders } from './order-return.ts'
import { addPendingOrder, setPaymentHandledByPage } from './pending-orders.ts'
import { PAYMENT_READY } from './texts.ts'

/** The type of `detail` for each event that a checkout dispatches. */
interface CheckoutEvents {
  'checkout-start': { items: readonly CartItem[] }
  'checkout-redirect': { url: string }
  'checkout-error': { message: string }
}

/** Options for one checkout. */
export interface CheckoutOptions {
  client: StoreClient
  /** URL to which the checkout redirects after payment; undefined for the site's `/success`. */
  successUrl: string | undefined
  /** Dispatches an event. Returns false if a listener called `preventDefault()`. */
  emit: (name: keyof CheckoutEvents, detail: CheckoutEvents[keyof CheckoutEvents]) => boolean
  /** Cancels the checkout request, so that a late response does not redirect a visitor who has moved on. */
  signal?: AbortSignal | undefined
}

interface CheckoutState {
  /** `starting` during the checkout request, `redirecting` while the browser loads the checkout page. */
  status: 'idle' | 'starting' | 'redirecting'
  /**
   * Error message for the visitor about the latest failure; null if there was none, or if the cart has changed since
   * then.
   */
  problem: string | null
  /** The abort controller of the current or latest checkout request. */
  controller: AbortController | null
}

/** The state of the page's checkout. Only one checkout can run at a time. */
export const checkoutStore = createStore<CheckoutState>(() => ({
  status: 'idle',
  problem: null,
  controller: null,
}))

cartStore.subscribe(({ items }, before) => {
  if (items !== before.items) checkoutStore.setState({ problem: null })
})

/** A redirect that takes longer than this is treated as failed, and the checkout button is enabled again. */
const REDIRECT_TIMEOUT_MS = 60_000

/**
 * Sends the cart lines from the client's store to the hosted checkout and redirects to the checkout page (spec 4, 7.4).
 * Does nothing while another checkout is running. Never rejects: if the request fails, keeps the cart and shows a toast
 * (spec 8).
 */
export async function startCheckout(options: CheckoutOptions): Promise<void> {
  if (checkoutStore.getState().status !== 'idle') return
  refreshCart()
  const { client, emit } = options
  const store = toLineStore(client.settings)
  const items = cartStore.getState().items.filter((item) => isFromStore(item, store))
  if (items.length === 0) {
    showToast(emptyCartToast)
    return
  }
  if (!emit('checkout-start', { items })) return
  const error = await sendOrder(items.map(toOrderedItem), options, (successUrl) =>
    addPendingOrder(items, successUrl),
  )
  if (!error) return
  const problem = isOutOfStock(error)
    ? 'The store no longer has enough of an item in your cart. Lower its quantity or remove it, then try again.'
    : explainFailure(error, 'Your cart is unchanged.')
  checkoutStore.setState({ problem })
}

/** Sends an order and redirects to the checkout page. Returns the error if this fails, or null. */
export async function sendOrder(
  items: CheckoutOrder['items'],
  options: CheckoutOptions,
  onAccepted: (successUrl: string) => void,
): Promise<unknown> {
  const controller = new AbortController()
  const cancel = () => controller.abort()
  checkoutStore.setState({ status: 'starting', problem: null, controller })
  options.signal?.addEventListener('abort', cancel)
  const stopListening = onPageHide(cancel)
  try {
    const order = toCheckoutOrder(items, options.successUrl)
    const { url } = await options.client.startCheckout(order, { signal: controller.signal })
    openPayment(url, options, controller, () => onAccepted(order.successUrl))
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

/** Re-enables the checkout button, for example after the page has been restored from the back/forward cache. */
export function resetCheckout(): void {
  checkoutStore.setState({ status: 'idle' })
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

/** Returns a cart line in the format that the checkout request expects (spec 7.4). */
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

/**
 * Opens the payment page in the whole window, because payment pages refuse to be shown in frames.
 * @param setAside empties the cart and keeps its lines until the order is paid
 */
function openPayment(
  url: string,
  { emit, signal }: CheckoutOptions,
  controller: AbortController,
  setAside: () => void,
): void {
  // The browser may block a navigation from a frame, so the cart is emptied only after the navigation starts.
  const isFramed = isInFrame()
  if (!isFramed) setAside()
  const isRedirect = emit('checkout-redirect', { url })
  if (isRedirect && isFramed && !openInWholeWindow(url)) {
    resetCheckout()
    offerPayment(url, setAside, signal)
    return
  }
  if (isFramed) setAside()
  if (!isRedirect) {
    setPaymentHandledByPage()
    resetCheckout()
    return
  }
  checkoutStore.setState({ status: 'redirecting' })
  runLater(() => {
    const state = checkoutStore.getState()
    if (state.controller !== controller || state.status === 'idle') return
    resetCheckout()
    completeOrOfferOrders()
  }, REDIRECT_TIMEOUT_MS)
  if (!isFramed) redirectTo(url)
}

/** Shows a link to the payment page until the visitor changes the order. */
function offerPayment(url: string, setAside: () => void, signal: AbortSignal | undefined): void {
  const { label, ...texts } = PAYMENT_READY
  const run = () => {
    setAside()
    // A click may allow what was not allowed before.
    if (!openInWholeWindow(url)) openInNewTab(url)
  }
  const id = showToast({ ...texts, action: { label, run, href: url }, duration: Number.POSITIVE_INFINITY })
  const withdraw = () => {
    stop()
    dismissToast(id)
  }
  const stop = cartStore.subscribe(({ items }, before) => items !== before.items && withdraw())
  signal?.addEventListener('abort', withdraw)
}
