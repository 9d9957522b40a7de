import * as actions from '../cart/cart-actions.ts'
import { followStoredCart } from '../cart/cart-store.ts'
import { lazyCart } from '../cart/lazy-cart.ts'
import { defaultLineStore, toLineStore } from '../cart/line-store.ts'
import { type CartSummary, cartSummary, subscribeToCart } from './cart-summary.ts'
import { dispatch } from './dispatch.ts'
import { pageSettings } from './page-settings.ts'
import { pageStore } from './page-store.ts'
import { onStoreChange } from './surroundings.ts'

let isConnected = false

/** Loads the saved cart, keeps it in sync with other tabs, and dispatches `cart-change` on the document. */
export function connectCart(): void {
  if (isConnected) return
  isConnected = true
  setDefaultLineStore()
  pageSettings.subscribe(setDefaultLineStore)
  onStoreChange(setDefaultLineStore)
  followStoredCart()
  subscribeToCart(announce)
  if (lazyCart.getState().hasChanged) announce(cartSummary())
  lazyCart.setState({ actions })
}

function announce(summary: CartSummary): void {
  dispatch(document, 'cart-change', summary)
}

/** Gives cart lines that were saved without a store the page's store. */
function setDefaultLineStore(): void {
  const settings = pageStore()
  if (settings) defaultLineStore.setState({ store: toLineStore(settings) })
}
