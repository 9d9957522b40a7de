import { isCurrentUrl } from '../navigation/url.ts'
import { readStorage } from '../storage/browser-storage.ts'
import { parsePendingOrder } from './pending-order.ts'
import { pendingOrdersStore, refreshPendingOrders } from './pending-orders.ts'
import { DIRECT_ORDER_KEY } from './storage-keys.ts'

/** Returns whether this page is the success page of a pending order. */
export function isSuccessPage(): boolean {
  refreshPendingOrders()
  const direct = parsePendingOrder(readStorage(DIRECT_ORDER_KEY, 'sessionStorage') ?? null)
  return [...pendingOrdersStore.getState().orders, direct].some(
    (order) => order && isCurrentUrl(order.successUrl),
  )
}
