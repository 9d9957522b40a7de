/*
 * A page needs the cart's code only when the cart changes or opens. Until then, these functions read how many
 * items the saved cart contains, and load the code when it is needed.
 */
import { createStore } from 'zustand/vanilla'
import { lazy } from '../navigation/lazy.ts'
import { onPageRestored, onPageVisible } from '../navigation/page-lifecycle.ts'
import { onStorageChange, readStorage } from '../storage/browser-storage.ts'
import { countItems, pageCart } from './page-cart.ts'
import { CART_KEY, readSavedLines } from './saved-cart.ts'

/** The functions of the cart. */
export type Cart = typeof import('./cart.ts')

interface LazyCart {
  /** The functions of the cart; null until the cart has been loaded. */
  cart: Cart | null
  /** Whether the cart is loading or has been loaded. */
  isNeeded?: boolean
}

/** Whether the cart is needed or has been loaded. */
export const lazyCart = createStore<LazyCart>(() => ({ cart: null }))

const cartCode = lazy(() => import('./cart.ts'))

/** Loads the cart. Resolves with its functions. Never rejects, because it retries until loading succeeds. */
export function loadCart(): Promise<Cart> {
  if (!lazyCart.getState().isNeeded) void importCart()
  return until(({ cart }) => cart)
}

async function importCart(): Promise<void> {
  lazyCart.setState({ isNeeded: true })
  provideCart(await cartCode.loadWithRetries())
}

/** Connects the loaded cart with the saved one, and provides its functions. */
export function provideCart(cart: Cart): void {
  cart.connectCart()
  lazyCart.setState({ cart })
}

/**
 * Until the cart has been loaded, shows how many items the saved cart contains. Prerendered markup hydrates
 * with the initial state of the stores, so the count may be set before. Loads the cart when another page
 * changes the saved cart.
 */
export function watchSavedCart(): void {
  if (lazyCart.getState().cart) return
  let text = readStorage(CART_KEY)
  showSavedCount()
  const update = () => {
    const before = text
    text = readStorage(CART_KEY)
    if (text === before) return
    showSavedCount()
    pageCart.setState({ hasChanged: true })
    void loadCart()
  }
  const stops = [onStorageChange(update), onPageVisible(update), onPageRestored(update)]
  void until(({ cart }) => cart).then(() => {
    for (const stop of stops) stop()
  })
}

function showSavedCount(): void {
  pageCart.setState({ count: countItems(readSavedLines()) })
}

/** Resolves with the first truthy value that `select` returns. */
function until<Value>(select: (state: LazyCart) => Value | null | undefined): Promise<Value> {
  return new Promise((resolve) => {
    const stop = lazyCart.subscribe(check)
    check(lazyCart.getState())
    function check(state: LazyCart): void {
      const value = select(state)
      if (!value) return
      stop()
      resolve(value)
    }
  })
}
