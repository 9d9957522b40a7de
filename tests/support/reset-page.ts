import { cartStore, refreshCart } from '../../src/cart/cart-store.ts'
import { checkoutStore } from '../../src/cart/checkout.ts'
import { drawerStore } from '../../src/cart/drawer.ts'
import { pendingOrdersStore } from '../../src/cart/pending-orders.ts'
import { dismissToast, toastStore } from '../../src/toasts/toast-store.ts'

/** Resets the page to the state of a first visit: empty storage, an empty cart, a closed drawer and no toast. */
export function resetPage(): void {
  localStorage.clear()
  sessionStorage.clear()
  refreshCart()
  cartStore.setState({ items: [], isSaved: true })
  checkoutStore.setState({ status: 'idle', problem: null })
  pendingOrdersStore.setState({
    orders: [],
    storedText: '',
    expectedId: undefined,
    offerId: null,
    isPaymentHandledByPage: false,
    completedItems: [],
  })
  drawerStore.setState({ isOpen: false })
  const { toast } = toastStore.getState()
  if (toast) dismissToast(toast.id)
}
