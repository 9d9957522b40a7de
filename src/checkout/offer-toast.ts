import { drawerStore } from '../cart/drawer.ts'
import { readStorage, writeStorage } from '../storage/browser-storage.ts'
import { dismissToast, showToast, type ToastContent, toastStore } from '../toasts/toast-store.ts'
import { followPendingOrders, pendingOrdersStore } from './pending-orders.ts'
import { OFFER_CLOSED_KEY } from './stored-orders.ts'

/** The ID of the latest offer's toast. */
let latest = ''

/**
 * Shows a toast that offers to restore the unpaid items, on each page until the visitor decides or closes it.
 * Another toast replaces it, and it disappears when the cart opens, because the cart contains the same offer.
 * @param isNew whether the visitor has just come back from the payment page
 */
export function showOffer(content: ToastContent, isNew: boolean): void {
  // Another tab may restore the items.
  const stopFollowing = followPendingOrders()
  const stop = pendingOrdersStore.subscribe(({ unpaidItems }) => {
    if (unpaidItems.length > 0) return
    stop()
    stopFollowing()
    dismissToast(latest)
  })
  const isShown = toastStore.getState().toast?.id === latest
  if (!isNew && (isShown || readStorage(OFFER_CLOSED_KEY))) return
  writeStorage(OFFER_CLOSED_KEY, null)
  const id = showToast(content)
  latest = id
  const unsubscribes = [
    drawerStore.subscribe(({ isOpen }, before) => isOpen && !before.isOpen && dismissToast(id)),
    toastStore.subscribe(({ toast, outlets }) => {
      if (toast?.id === id) return
      for (const unsubscribe of unsubscribes) unsubscribe()
      // Without an outlet, the page has removed its last element.
      const isClosed = !toast && outlets.length > 0 && !drawerStore.getState().isOpen
      if (isClosed) writeStorage(OFFER_CLOSED_KEY, '1')
    }),
  ]
}
