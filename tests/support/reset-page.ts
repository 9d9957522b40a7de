import * as cart from '../../src/cart/cart.ts'
import { drawerStore } from '../../src/cart/drawer.ts'
import { lazyCart } from '../../src/cart/lazy-cart.ts'
import { pageCart } from '../../src/cart/page-cart.ts'
import { checkoutStore } from '../../src/checkout/checkout-store.ts'
import { pendingOrdersStore } from '../../src/checkout/pending-orders.ts'
import { dismissToast, toastStore } from '../../src/toasts/toast-store.ts'

/**
 * Resets the page to the state of a first visit: empty storage, an empty cart, a closed drawer and no toast. Cart lines
 * belong to the store of `aFakeStore()` by default.
 */
export function resetPage(): void {
  const { cartStore, refreshCart } = cart
  localStorage.clear()
  sessionStorage.clear()
  pageCart.setState({ hasChanged: false, store: { host: 'https://api.example', storeId: 'store_1' } })
  cartStore.setState({ items: [], isSaved: true })
  refreshCart()
  lazyCart.setState({ cart })
  checkoutStore.setState({ status: 'idle', client: null, failure: null, step: null })
  pendingOrdersStore.setState({ orders: [], unpaidItems: [], storedText: '', confirmable: undefined })
  drawerStore.setState({ isOpen: false, isPrepared: false })
  const { toast } = toastStore.getState()
  if (toast) dismissToast(toast.id)
  toastStore.setState({ isPrepared: false })
}
