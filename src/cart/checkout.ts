import { createStore } from 'zustand/vanilla'
import { onPageHide, runLater } from '../navigation/page-lifecycle.ts'
import { currentUrl, redirectTo, resolveSuccessUrl } from '../navigation/url.ts'
import type { StoreClient } from '../provider/store-client.ts'
import { StoreError } from '../provider/store-error.ts'
import { checkoutErrorToast, emptyCartToast } from '../toasts/toast-messages.ts'
import { showToast } from '../toasts/toast-store.ts'
import type { CartItem } from './cart-item.ts'
import { cartStore, refreshCart } from './cart-store.ts'
import { isFromStore, toLineStore } from './line-store.ts'
import { addPendingOrder, setPaymentHandledByPage } from './pending-orders.ts'

/** What a checkout dispatches, each with its `detail`. */
interface CheckoutEvents {
  'checkout-start': { items: readonly CartItem[] }
  'checkout-redirect': { url: string }
  'checkout-error': { message: string }
}

/** Whose checkout it is. */
export interface CheckoutOptions {
  client: StoreClient
  /** Where the checkout returns to after payment; default: `/success` of the site. */
  successUrl: string | undefined
  /** Dispatches an event; returns false when the page has prevented its default action. */
  emit: (name: keyof CheckoutEvents, detail: CheckoutEvents[keyof CheckoutEvents]) => boolean
}

interface CheckoutState {
  /** `starting`: the checkout request runs. `leaving`: the browser is on its way to the checkout page. */
  status: 'idle' | 'starting' | 'redirecting'
  /** Why the checkout failed, for the visitor; null when it has not, or the cart has changed since. */
  problem: string | null
  /** The running or latest checkout. */
  controller: AbortController | null
}

/** The checkout of this page's cart: one at a time. */
export const checkoutStore = createStore<CheckoutState>(() => ({
  status: 'idle',
  problem: null,
  controller: null,
}))

cartStore.subscribe(({ items }, before) => {
  if (items !== before.items) checkoutStore.setState({ problem: null })
})

/** A page that is still here after this long did not leave: its buttons work again. */
const REDIRECT_TIMEOUT_MS = 60_000

/**
 * Sends the cart's lines of the client's store to the hosted checkout and leaves for its page (spec 4, 7.4). Calls while
 * one runs change nothing. On failure the cart is kept and the spec's toast appears; never throws.
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
  const controller = new AbortController()
  checkoutStore.setState({ status: 'starting', problem: null, controller })
  const stopListening = onPageHide(cancelCheckout)
  const successUrl = resolveSuccessUrl(options.successUrl)
  try {
    const { url } = await client.startCheckout(toCheckoutOrder(items, successUrl), {
      signal: controller.signal,
    })
    addPendingOrder(items, successUrl)
    redirectToCheckout(url, options, controller)
  } catch (error) {
    checkoutStore.setState({ status: 'idle' })
    if (!controller.signal.aborted) reportFailure(error, options)
  } finally {
    stopListening()
  }
}

/** Cancels a running request, so that a late response does not take visitors away from what they have turned to. */
export function cancelCheckout(): void {
  checkoutStore.getState().controller?.abort()
}

/** Makes the button work again, for example when the page returns from the back/forward cache. */
export function resetCheckout(): void {
  checkoutStore.setState({ status: 'idle' })
}

function toCheckoutOrder(items: readonly CartItem[], successUrl: string) {
  return {
    items: items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
    successUrl,
    cancelUrl: currentUrl(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

function redirectToCheckout(url: string, { emit }: CheckoutOptions, controller: AbortController): void {
  if (!emit('checkout-redirect', { url })) {
    setPaymentHandledByPage()
    resetCheckout()
    return
  }
  checkoutStore.setState({ status: 'redirecting' })
  runLater(() => {
    if (checkoutStore.getState().controller === controller) resetCheckout()
  }, REDIRECT_TIMEOUT_MS)
  redirectTo(url)
}

function reportFailure(error: unknown, { emit }: CheckoutOptions): void {
  const message = error instanceof Error ? error.message : String(error)
  checkoutStore.setState({ problem: explainFailure(error) })
  showToast(checkoutErrorToast)
  emit('checkout-error', { message })
}

/** Returns what the toast cannot say because its words are fixed: why, and what to do about it. */
function explainFailure(error: unknown): string {
  if (!(error instanceof StoreError)) return 'Your cart is unchanged.'
  if (error.code === 'insufficient_inventory') {
    return 'The store no longer has enough of an item in your cart. Lower its quantity or remove it, then try again.'
  }
  if (error.kind === 'http') return `The store responded with “${error.message}”. Your cart is unchanged.`
  return `${error.message} Your cart is unchanged.`
}
