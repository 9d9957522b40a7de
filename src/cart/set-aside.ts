import { isAt } from '../navigation/address.ts'
import { arrivedAt_ms } from '../navigation/page-lifecycle.ts'
import { readStored, writeStored } from '../storage/stored-text.ts'
import { unfinishedOrderNotice } from '../toasts/notices.ts'
import { dismissToast, showToast } from '../toasts/toast-store.ts'
import type { CartItem } from './cart-item.ts'
import { atLeast, without } from './cart-lines.ts'
import { cartStore, changeItems, keepAside, refreshCart } from './cart-store.ts'
import { findLine } from './line-store.ts'
import { OWN_ORDER_KEY } from './storage-keys.ts'
import type { SetAside } from './stored-lines.ts'
import { countPieces } from './totals.ts'

/*
 * The cart is cleared before the browser leaves for the checkout (spec 4), but the order may never be paid.
 * Its lines wait here until the success page has been seen; a visitor who comes back another way is offered them.
 */

let offer: string | null = null
/** Whether the page itself sees an order through: then it needs no new document to succeed. */
let isTakenOver = false

/** Empties the cart of what was ordered; what another tab has added meanwhile stays. */
export function setOrderAside(ordered: readonly CartItem[], successUrl: string): void {
  const isOrdered = (line: CartItem) => findLine(ordered, line) >= 0
  const own = readStored(OWN_ORDER_KEY, 'sessionStorage')
  let items = ordered
  for (const earlier of cartStore.getState().setAside) {
    // Another tab may be paying for it.
    if (!earlier.isOffered && earlier.id !== own) continue
    // What is ordered once more is not offered beside that.
    const again = earlier.items.filter(isOrdered)
    items = atLeast(items, again)
    keepAside({ ...earlier, items: without(earlier.items, again) })
  }
  const id = `${Date.now()}-${Math.random()}`
  // In this order, a full storage has room for the second once the first has shrunk.
  changeItems((lines) => without(lines, ordered))
  keepAside({ id, items, successUrl, isOffered: false })
  writeStored(OWN_ORDER_KEY, id, 'sessionStorage')
}

/** The page has the payment in hand, and may show that it has succeeded without another page being loaded. */
export function takeOrderOver(): void {
  isTakenOver = true
}

/**
 * The order went through: nothing to offer any more. In a tab that has been to the checkout it is that tab's; and who only
 * goes back to an earlier order's success page has not paid the later one.
 */
export function settleOrder(): void {
  refreshCart()
  const own = readStored(OWN_ORDER_KEY, 'sessionStorage')
  forget(({ id }) => (!own || id === own) && (isTakenOver || Number.parseInt(id, 10) < arrivedAt_ms()))
  if (offer) dismissToast(offer)
}

/** Returns the lines to the cart. A line that is there again keeps the larger quantity, so that nothing is doubled. */
export function putBackOrder(): void {
  // Another tab may have seen it paid.
  refreshCart()
  for (const { items, id } of cartStore.getState().setAside) changeItems((lines) => atLeast(lines, items), id)
  dismissOrder()
}

/** The visitor does not want them. */
export function dismissOrder(): void {
  forget(() => true)
}

/** The lines of all orders set aside. */
export function linesAside(): readonly CartItem[] {
  return cartStore
    .getState()
    .setAside.reduce<readonly CartItem[]>((lines, { items }) => atLeast(lines, items), [])
}

/**
 * Looks at how the visitor has arrived: on the success page the order is settled;
 * anywhere else, and once only, what is set aside is offered back by a toast. The cart drawer goes on offering it.
 */
export function greetReturningVisitor(): void {
  refreshCart()
  const { setAside } = cartStore.getState()
  if (setAside.some(({ successUrl }) => isAt(successUrl))) {
    settleOrder()
    return
  }
  const fresh = setAside.filter(({ isOffered }) => !isOffered)
  if (fresh.length === 0) return
  for (const order of fresh) keepAside({ ...order, isOffered: true })
  offer = showToast(unfinishedOrderNotice(countPieces(linesAside()), putBackOrder))
}

function forget(which: (order: SetAside) => boolean): void {
  for (const order of cartStore.getState().setAside) if (which(order)) keepAside({ ...order, items: [] })
}
