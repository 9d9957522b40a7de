import { cartStore, refreshCart } from '../../src/cart/cart-store.ts'
import { drawerStore } from '../../src/cart/drawer.ts'
import { dismissToast, toastStore } from '../../src/toasts/toast-store.ts'

/** The page as a first-time visitor finds it: nothing stored, nothing in the cart, nothing on show. */
export function resetPage(): void {
  localStorage.clear()
  sessionStorage.clear()
  // What was read last is forgotten with it.
  refreshCart()
  cartStore.setState({ items: [], setAside: [], checkout: 'idle', checkoutProblem: null, isSaved: true })
  drawerStore.setState({ isOpen: false })
  const { toast } = toastStore.getState()
  if (toast) dismissToast(toast.id)
}
