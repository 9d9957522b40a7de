import * as actions from '../../src/cart/cart-actions.ts'
import { cartStore, refreshCart } from '../../src/cart/cart-store.ts'
import { drawerStore } from '../../src/cart/drawer.ts'
import { lazyCart } from '../../src/cart/lazy-cart.ts'
import { defaultLineStore, toLineStore } from '../../src/cart/line-store.ts'
import { checkoutStore } from '../../src/checkout/checkout-store.ts'
import { pendingOrdersStore } from '../../src/checkout/pending-orders.ts'
import { dismissToast, toastStore } from '../../src/toasts/toast-store.ts'

/**
 * Resets the page to the state of a first visit: empty storage, an empty cart, a closed drawer and no toast. Cart lines
 * belong to the store of `aFakeStore()` by default.
 */
export function resetPage(): void {
  localStorage.clear()
  sessionStorage.clear()
  defaultLineStore.setState({ store: toLineStore({ host: 'https://api.example', storeId: 'store_1' }) })
  cartStore.setState({ items: [], isSaved: true })
  refreshCart()
  lazyCart.setState({ hasChanged: false, actions })
  checkoutStore.setState({ status: 'idle', failure: null })
  pendingOrdersStore.setState({ orders: [], unpaidItems: [], storedText: '', confirmable: undefined })
  drawerStore.setState({ isOpen: false, isPrepared: false })
  const { toast } = toastStore.getState()
  if (toast) dismissToast(toast.id)
  toastStore.setState({ isPrepared: false })
}
