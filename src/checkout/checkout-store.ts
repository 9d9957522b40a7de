import { createStore } from 'zustand/vanilla'
import type { CartItem } from '../cart/cart-item.ts'
import type { StoreClient } from '../provider/store-client.ts'
import type { Locale } from '../texts/locale.ts'

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
  /** The language of the messages and of the payment page. */
  locale: Locale
}

interface CheckoutState {
  /** `starting` during the checkout request, `redirecting` while the browser loads the payment page. */
  status: 'idle' | 'starting' | 'redirecting'
  /** The error of the cart's latest checkout, and the cart's lines at that time; null if it did not fail. */
  failure: { error: unknown; items: readonly CartItem[] } | null
}

/** The state of the page's checkout. Only one checkout can run at a time. */
export const checkoutStore = createStore<CheckoutState>(() => ({ status: 'idle', failure: null }))

/** Returns the error of the latest failure. Null if there was none, or if the cart has changed since then. */
export function failureOf(items: readonly CartItem[], { failure }: CheckoutState): unknown {
  return failure?.items === items ? failure.error : null
}

/** Re-enables the checkout button. */
export function resetCheckout(): void {
  checkoutStore.setState({ status: 'idle' })
}
