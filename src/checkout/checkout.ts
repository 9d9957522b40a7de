import { cartStore, refreshCart } from '../cart/cart.ts'
import { type CartItem, linesOfStore } from '../cart/cart-item.ts'
import { compareCart, loadMissing } from '../cart/check-cart.ts'
import { checkStock } from '../cart/check-stock.ts'
import { drawerStore, openCart } from '../cart/drawer.ts'
import type { OrderMail } from '../cart/order-mail.ts'
import { isInFrame, openInNewTab, openInWholeWindow } from '../navigation/leave-page.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { onPageHide, onPageRestored, runLater } from '../navigation/page-lifecycle.ts'
import { redirectTo, resolveSuccessUrl } from '../navigation/url.ts'
import { type CheckoutOrder, createCheckout, isOutOfStock } from '../provider/checkouts.ts'
import { visitorTimeZone } from '../provider/store-client.ts'
import { checkoutTexts } from '../texts/en/checkout.ts'
import { isEnglish, type Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { emptyCartToast } from '../toasts/order-toasts.ts'
import { dismissToast, showToast } from '../toasts/toast-store.ts'
import { reportFailure } from './checkout-failure.ts'
import {
  type CheckoutOptions,
  checkoutStore,
  endStep,
  type OrderStep,
  resetCheckout,
  showStep,
} from './checkout-store.ts'
import { returnFromCheckout } from './order-return.ts'
import { addPendingOrder, allowConfirmation } from './pending-orders.ts'

/** A redirect that takes longer than this is treated as failed, and the checkout button is enabled again. */
const REDIRECT_TIMEOUT_MS = 60_000

/**
 * Sends the cart lines from the client's store to the hosted checkout and redirects to the payment page. If prices have
 * changed or the store no longer sells a line, shows the cart instead. Does nothing while another checkout is running.
 * Never rejects: if the request fails, keeps the cart and shows a toast.
 */
export async function startCheckout(options: CheckoutOptions): Promise<void> {
  if (checkoutStore.getState().status !== 'idle') return
  refreshCart()
  const { client, emit, locale, signal } = options
  const loading = loadMissing(client)
  if (loading) {
    let hasLeft = false
    const stopListening = onPageHide(() => {
      hasLeft = true
    })
    checkoutStore.setState({ status: 'starting', failure: null })
    await loading
    stopListening()
    resetCheckout()
    if (hasLeft || signal?.aborted) return
  }
  if (compareCart(client)) {
    if (!drawerStore.getState().isOpen) openCart()
    return
  }
  const items = linesOfStore(cartStore.getState().items, client.settings)
  if (items.length === 0) {
    showToast(emptyCartToast(locale))
    return
  }
  if (!emit('checkout-start', { items })) return
  const error = await sendOrder(items, items.map(toOrderedItem), options, (successUrl, reference) =>
    addPendingOrder(items, successUrl, reference),
  )
  if (error) checkoutStore.setState({ failure: { error, items: cartStore.getState().items } })
  if (isOutOfStock(error)) await checkStock(client, items)
}

/**
 * Sends an order and opens the payment page or the mail program. Returns the error if this fails, or null.
 * @param lines what is ordered, as cart lines
 * @param keepOrder saves the order, so that the page to which the visitor returns can complete or restore it
 */
export async function sendOrder(
  lines: readonly CartItem[],
  items: CheckoutOrder['items'],
  options: CheckoutOptions,
  keepOrder: (successUrl: string, reference: string | null) => void,
): Promise<unknown> {
  const { locale } = options
  const controller = new AbortController()
  const cancel = () => controller.abort()
  checkoutStore.setState({ status: 'starting', failure: null, step: null })
  options.signal?.addEventListener('abort', cancel)
  const stopListening = onPageHide(cancel)
  try {
    const order = toCheckoutOrder(items, options.successUrl, locale)
    const checkout = await createCheckout(options.client, order, { signal: controller.signal })
    const { url, reference, asksForDetails } = checkout
    const pay = () => {
      endStep()
      openPaymentPage(url, options, () => keepOrder(order.successUrl, reference))
    }
    if (url.startsWith('mailto:')) {
      const { createOrderMail } = await import('../cart/order-mail.ts')
      controller.signal.throwIfAborted()
      openMail({ items: lines, mail: createOrderMail(url, lines, options) }, options)
    } else if (asksForDetails) showStep({ items: lines, mail: null, pay })
    else pay()
    return null
  } catch (error) {
    checkoutStore.setState({ status: 'idle' })
    if (controller.signal.aborted) return null
    reportFailure(error, options.emit, locale)
    return error
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
      'Checkout could not be started: this frame has no address to which customers could return after paying. ' +
        'Load the shop from its own http(s) URL.',
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

/** Opens the mail program. The visitor may not send the mail, so the cart stays as it is. */
function openMail(order: OrderStep & { mail: OrderMail }, { emit }: CheckoutOptions): void {
  const { url } = order.mail
  if (emit('checkout-redirect', { url })) {
    showStep(order)
    redirectTo(url)
  } else resetCheckout()
}

/**
 * Opens the payment page in the whole window, because payment pages refuse to be shown in frames. Dispatches
 * `checkout-redirect`. If a listener prevents that event, the host page handles the payment itself.
 * @param keepOrder saves the order and removes its lines from the cart
 */
function openPaymentPage(
  url: string,
  { emit, signal, locale }: CheckoutOptions,
  keepOrder: () => void,
): void {
  // The browser may block a navigation from a frame, so the cart is emptied only after the navigation starts.
  const isFramed = isInFrame()
  if (!isFramed) keepOrder()
  const isRedirect = emit('checkout-redirect', { url })
  if (isRedirect && isFramed && !openInWholeWindow(url)) {
    resetCheckout()
    offerPayment(url, keepOrder, signal, locale)
    return
  }
  if (isFramed) keepOrder()
  if (!isRedirect) {
    allowConfirmation()
    resetCheckout()
    return
  }
  checkoutStore.setState({ status: 'redirecting' })
  const redirecting = checkoutStore.getState()
  const stop = onPageRestored(endRedirect)
  runLater(endRedirect, REDIRECT_TIMEOUT_MS)
  if (!isFramed) redirectTo(url)

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
  const text = translator(checkoutTexts, locale)
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
