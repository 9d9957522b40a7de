import { createStore } from 'zustand/vanilla'
import { cartStore } from '../cart/cart.ts'
import { type CartItem, isSameStore, toLineStore } from '../cart/cart-item.ts'
import { openCart } from '../cart/drawer.ts'
import type { MailOptions, OrderMail } from '../cart/order-mail.ts'
import type { StoreClient } from '../provider/store-client.ts'

/** The type of `detail` for each event that a checkout dispatches. */
interface CheckoutEvents {
  'checkout-start': { items: readonly CartItem[] }
  'checkout-redirect': { url: string }
  'checkout-error': { message: string }
}

/**
 * The outcome of a checkout:
 * - `redirected`: the browser opens the checkout page or the mail program. If a listener has prevented
 *   `checkout-redirect`, the page does that itself.
 * - `waiting`: the visitor must continue with a link in a notification or a button in the cart.
 * - `changed`: the cart has opened, because a price has changed or a product is no longer available.
 * - `canceled`: a listener has prevented `checkout-start`, or the visitor has left the page.
 * - `running`: another checkout has not ended yet, so this one did nothing.
 * - `empty`: the cart contains nothing from the store.
 * - `failed`: the checkout could not be started.
 */
export type CheckoutResult =
  | { readonly status: 'redirected' | 'waiting' | 'changed' | 'canceled' | 'running' | 'empty' }
  | { readonly status: 'failed'; readonly message: string }

/** Options for one checkout. `locale` is also the language of the messages and of the payment page. */
export interface CheckoutOptions extends MailOptions {
  client: StoreClient
  /** URL to which the checkout redirects after payment; undefined for the site's `/success`. */
  successUrl: string | undefined
  /** Dispatches an event. Returns false if a listener called `preventDefault()`. */
  emit: (name: keyof CheckoutEvents, detail: CheckoutEvents[keyof CheckoutEvents]) => boolean
  /** Cancels the checkout request, so that a late response does not redirect a visitor who has moved on. */
  signal?: AbortSignal | undefined
}

/** What the visitor has to do to order items. The cart shows it. */
export interface OrderStep {
  items: readonly CartItem[]
  /** The mail that the visitor has to send. */
  mail?: OrderMail
  /** Opens the payment page, on which the visitor has to enter the order. */
  pay?: () => void
}

interface CheckoutState {
  /** `starting` during the checkout request, `redirecting` while the browser loads the payment page. */
  status: 'idle' | 'starting' | 'redirecting'
  /** The client for the store of the latest checkout. */
  client: StoreClient | null
  /** The error of the cart's latest checkout, and the cart's lines at that time; null if it did not fail. */
  failure: { error: unknown; items: readonly CartItem[] } | null
  /** What the visitor has to do for the latest order, and the cart's lines at that time. */
  step: { order: OrderStep; items: readonly CartItem[] } | null
}

/** The state of the page's checkout. Only one checkout can run at a time. */
export const checkoutStore = createStore<CheckoutState>(() => ({
  status: 'idle',
  client: null,
  failure: null,
  step: null,
}))

/** Returns whether the latest checkout was one from the client's store. */
export function isOrderedFrom({ settings }: StoreClient, { client }: CheckoutState): boolean {
  return client !== null && isSameStore(toLineStore(client.settings), toLineStore(settings))
}

/** Returns the error of the latest failure. Null if there was none, or if the cart has changed since then. */
export function failureOf(items: readonly CartItem[], { failure }: CheckoutState): unknown {
  return failure?.items === items ? failure.error : null
}

/** Opens the cart with what the visitor has to do. */
export function showStep(order: OrderStep): void {
  checkoutStore.setState({ status: 'idle', step: { order, items: cartStore.getState().items } })
  openCart()
}

/** Returns what the visitor has to do. Null if the cart has changed since the order. */
export function stepOf(items: readonly CartItem[], { step }: CheckoutState): OrderStep | null {
  return step?.items === items ? step.order : null
}

/** Shows the cart's lines and re-enables the checkout button. */
export function resetCheckout(): void {
  checkoutStore.setState({ status: 'idle', step: null })
}
