import { drawerStore } from '../cart/drawer.ts'
import { readStorage, writeStorage } from '../storage/browser-storage.ts'
import { dismissToast, showToast, type ToastContent, toastStore } from '../toasts/toast-store.ts'
import { followPendingOrders, pendingOrdersStore } from './pending-orders.ts'
import { OFFER_CLOSED_KEY } from './stored-orders.ts'

let stopOffer: (() => void) | undefined

/**
 * Shows a toast that offers to restore the unpaid items, on each page until the visitor decides or closes it. The toast
 * gives way to other toasts, and to the cart when it opens, because the cart contains the same offer. Then it comes back.
 * @param isNew whether the visitor has just come back from the payment page
 */
export function showOffer(content: ToastContent, isNew: boolean): void {
  if (!isNew && stopOffer) return
  stopOffer?.()
  if (isNew) writeStorage(OFFER_CLOSED_KEY, null)
  let isClosed = Boolean(readStorage(OFFER_CLOSED_KEY))
  /** The toast's ID. Empty while the toast gives way. */
  let id = ''
  const stops = [
    // Another tab may restore the items.
    followPendingOrders(),
    pendingOrdersStore.subscribe(update),
    toastStore.subscribe(update),
    drawerStore.subscribe(({ isOpen }, before) => (isOpen && !before.isOpen ? hide() : update())),
  ]
  stopOffer = () => {
    stopOffer = undefined
    for (const stop of stops) stop()
    hide()
  }
  if (!isClosed) id = showToast(content)

  function hide(): void {
    const shown = id
    id = ''
    dismissToast(shown)
  }

  function update(): void {
    const { toast, outlets } = toastStore.getState()
    if (pendingOrdersStore.getState().unpaidItems.length === 0) stopOffer?.()
    else if (toast) id = toast.id === id ? id : ''
    else if (id) {
      id = ''
      // Without an outlet, the page has removed its last element.
      isClosed = outlets.length > 0
      if (isClosed) writeStorage(OFFER_CLOSED_KEY, '1')
    } else if (!isClosed && !drawerStore.getState().isOpen) id = showToast(content)
  }
}
