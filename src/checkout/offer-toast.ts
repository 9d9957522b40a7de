import { drawerStore } from '../cart/drawer.ts'
import { readStorage, writeStorage } from '../storage/browser-storage.ts'
import { dismissToast, showToast, type ToastContent, toastStore } from '../toasts/toast-store.ts'
import { followPendingOrders, pendingOrdersStore } from './pending-orders.ts'
import { OFFER_CLOSED_KEY } from './stored-orders.ts'

let stopOffer: (() => void) | undefined

/**
 * Shows a toast that offers to restore the unpaid items, on each page until the visitor decides or closes it. The toast
 * gives way to other toasts, and to the open cart, which contains the same offer. Then it comes back.
 * @param isNew whether the visitor has just come back from the payment page
 */
export function showOffer(content: ToastContent, isNew: boolean): void {
  if (!isNew && stopOffer) return
  stopOffer?.()
  if (isNew) writeStorage(OFFER_CLOSED_KEY, null)
  let isClosed = Boolean(readStorage(OFFER_CLOSED_KEY))
  /** The toast's ID while it is visible. */
  let id = ''
  const stops = [
    // Another tab may restore the items.
    followPendingOrders(),
    pendingOrdersStore.subscribe(update),
    toastStore.subscribe(update),
    drawerStore.subscribe(update),
  ]
  stopOffer = () => {
    stopOffer = undefined
    for (const stop of stops) stop()
    dismissToast(id)
  }
  update()

  function update(): void {
    const { toast, outlets } = toastStore.getState()
    const { isOpen } = drawerStore.getState()
    if (pendingOrdersStore.getState().unpaidItems.length === 0) stopOffer?.()
    else if (toast && toast.id !== id) id = ''
    else if (toast && isOpen) {
      id = ''
      dismissToast(toast.id)
    } else if (!toast && id) {
      id = ''
      // Without an outlet, the page has removed its last element.
      isClosed = outlets.length > 0
      if (isClosed) writeStorage(OFFER_CLOSED_KEY, '1')
    } else if (!toast && !isOpen && !isClosed) id = showToast(content)
  }
}
