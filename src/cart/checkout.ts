import { currentAddress, leaveFor } from '../navigation/address.ts'
import { onPageLeft, runLater } from '../navigation/page-lifecycle.ts'
import type { StoreClient } from '../provider/store-client.ts'
import { StoreError } from '../provider/store-error.ts'
import { checkoutErrorNotice, emptyCartNotice } from '../toasts/notices.ts'
import { showToast } from '../toasts/toast-store.ts'
import type { CartItem } from './cart-item.ts'
import { cartStore, refreshCart } from './cart-store.ts'
import { setOrderAside, takeOrderOver } from './set-aside.ts'

export interface CheckoutPlan {
  client: StoreClient
  /** Where the checkout returns to after payment, absolute. */
  successUrl: string
  /** Each may return false to take over from here. */
  onStart?: (items: readonly CartItem[]) => boolean
  onRedirect?: (url: string) => boolean
  onError?: (message: string) => void
}

/** A page that is still here after this long did not leave: the buttons come back. */
const LEAVING_LIMIT_MS = 60_000

let leaving: ReturnType<typeof setTimeout> | undefined
let call: AbortController | undefined

/**
 * Hands the cart to the hosted checkout and leaves for its page (spec 4, 7.4). One at a time: further calls
 * while one runs change nothing. On failure the cart is kept and the spec's toast shown; never throws.
 */
export async function startCheckout(plan: CheckoutPlan): Promise<void> {
  if (cartStore.getState().checkout !== 'idle') return
  refreshCart()
  const { items } = cartStore.getState()
  if (items.length === 0) {
    showToast(emptyCartNotice)
    return
  }
  if (plan.onStart?.(items) === false) return
  cartStore.setState({ checkout: 'starting', checkoutProblem: null })
  call = new AbortController()
  const { signal } = call
  const stopListening = onPageLeft(cancelCheckout)
  try {
    const { url } = await plan.client.startCheckout(orderOf(items, plan.successUrl), { signal })
    leaveWith(items, url, plan)
  } catch (error) {
    cartStore.setState({ checkout: 'idle' })
    if (!signal.aborted) reportFailure(error, plan)
  } finally {
    stopListening()
  }
}

/** A visitor who has turned to something else must not be pulled to the checkout by a late answer. */
export function cancelCheckout(): void {
  call?.abort()
}

/** After a return from the back/forward cache the old page's button must work again. */
export function resetCheckout(): void {
  clearTimeout(leaving)
  cartStore.setState({ checkout: 'idle' })
}

function orderOf(items: readonly CartItem[], successUrl: string) {
  return {
    items: items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
    successUrl,
    cancelUrl: currentAddress(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

function leaveWith(items: readonly CartItem[], url: string, plan: CheckoutPlan): void {
  setOrderAside(items, plan.successUrl)
  if (plan.onRedirect?.(url) === false) {
    takeOrderOver()
    resetCheckout()
    return
  }
  cartStore.setState({ checkout: 'leaving' })
  leaving = runLater(resetCheckout, LEAVING_LIMIT_MS)
  leaveFor(url)
}

function reportFailure(error: unknown, plan: CheckoutPlan): void {
  const message = error instanceof Error ? error.message : String(error)
  cartStore.setState({ checkoutProblem: problemOf(error) })
  showToast(checkoutErrorNotice)
  plan.onError?.(message)
}

/** What the toast can't say because its words are fixed: why, and what to do about it. */
function problemOf(error: unknown): string {
  if (!(error instanceof StoreError)) return 'Your cart is unchanged.'
  if (error.code === 'insufficient_inventory') {
    return 'The store no longer has enough of something in your cart. Lower a quantity or remove the item, then try again.'
  }
  if (error.kind === 'http') return `The store answered “${error.message}”. Your cart is unchanged.`
  return `${error.message} Your cart is unchanged.`
}
