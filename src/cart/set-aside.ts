import { isAt } from '../navigation/address.ts'
import { unfinishedOrderNotice } from '../toasts/notices.ts'
import { dismissToast, showToast } from '../toasts/toast-store.ts'
import { without } from './cart-change.ts'
import { type CartItem, withQuantity } from './cart-item.ts'
import { cartStore, changeItems, changeSetAside, refreshCart } from './cart-store.ts'
import { countPieces } from './totals.ts'

/**
 * The cart is cleared before the browser leaves for the checkout (spec 4), but the order may never be paid.
 * Its lines wait here until the success page has been seen; a visitor who comes back another way is offered them.
 */

let offer: string | null = null

/** Empties the cart of what was ordered; what another tab has added meanwhile stays, and so does an earlier order not yet settled. */
export function setOrderAside(ordered: readonly CartItem[], successUrl: string): void {
  const isOrdered = ({ variant }: CartItem) => ordered.some((line) => line.variant.id === variant.id)
  const earlier = cartStore.getState().setAside?.items.filter((line) => !isOrdered(line)) ?? []
  // In this order, a full storage has room for the second once the first has shrunk.
  changeItems((items) => without(items, ordered))
  changeSetAside({ items: [...ordered, ...earlier], successUrl, isOffered: false })
}

/** The order went through: nothing to offer any more. */
export function settleOrder(): void {
  refreshCart()
  if (cartStore.getState().setAside) changeSetAside(null)
  if (offer) dismissToast(offer)
}

/** Returns the lines to the cart. A line that is there again keeps the larger quantity, so that nothing is doubled. */
export function putBackOrder(): void {
  // Another tab may have seen it paid.
  refreshCart()
  const { setAside } = cartStore.getState()
  if (!setAside) return
  changeItems((items) => {
    const merged = new Map(items.map((item) => [item.variant.id, item]))
    for (const line of setAside.items) {
      const present = merged.get(line.variant.id)
      const quantity = Math.max(line.quantity, present?.quantity ?? 0)
      merged.set(line.variant.id, withQuantity(present ?? line, quantity))
    }
    return [...merged.values()]
  })
  changeSetAside(null)
}

/** The visitor does not want them. */
export function dismissOrder(): void {
  changeSetAside(null)
}

/**
 * Looks at how the visitor has arrived: on the success page the order is settled;
 * anywhere else, and once only, what is set aside is offered back by a toast. The cart drawer goes on offering it.
 */
export function greetReturningVisitor(): void {
  refreshCart()
  const { setAside } = cartStore.getState()
  if (!setAside) return
  if (isAt(setAside.successUrl)) {
    settleOrder()
    return
  }
  if (setAside.isOffered) return
  changeSetAside({ ...setAside, isOffered: true })
  offer = showToast(unfinishedOrderNotice(countPieces(setAside.items), putBackOrder))
}
