/*
 * A page needs the cart's code only when the cart changes or opens. Until then, these functions read how many items the
 * saved cart contains, and load the code when it is needed.
 */
import { createStore } from 'zustand/vanilla'
import { onPageRestored, onPageVisible, runLater } from '../navigation/page-lifecycle.ts'
import { onStorageChange, readStorage } from '../storage/browser-storage.ts'
import { cartLoadingTexts } from '../texts/en/cart-loading.ts'
import { translatable } from '../texts/translatable.ts'
import { cartCount } from './cart-count.ts'
import { readSavedLines } from './saved-cart.ts'
import { CART_KEY } from './storage-keys.ts'
import { countItems } from './totals.ts'

/** How long a visitor waits for the cart before an error appears. */
const PATIENCE_MS = 10_000

type CartActions = typeof import('./cart-actions.ts')

interface LazyCart {
  /** Whether the page needs the cart. Then, `start-cart.ts` loads it. */
  isNeeded: boolean
  /** Whether another page has changed the saved cart since this page first read it. */
  hasChanged: boolean
  /** The functions that change the cart; null until the cart has been loaded. */
  actions: CartActions | null
}

/** Whether the cart is needed or has been loaded. */
export const lazyCart = createStore<LazyCart>(() => ({ isNeeded: false, hasChanged: false, actions: null }))

/**
 * Loads the cart. Resolves with the functions that change it. Never rejects, because loading is tried again until it
 * succeeds.
 */
export function loadCart(): Promise<CartActions> {
  lazyCart.setState({ isNeeded: true })
  return loadedCart()
}

/**
 * Returns the functions that change the cart as soon as it has been loaded. Rejects after 10 s, so that visitors can try
 * again.
 */
export function waitForCart(): Promise<CartActions> {
  return new Promise((resolve, reject) => {
    const timer = runLater(
      () => reject(translatable(new Error(cartLoadingTexts.cart_not_loaded), 'cart_not_loaded')),
      PATIENCE_MS,
    )
    void loadCart().then((actions) => {
      clearTimeout(timer)
      resolve(actions)
    })
  })
}

function loadedCart(): Promise<CartActions> {
  return new Promise((resolve) => {
    const stop = lazyCart.subscribe(finish)
    finish(lazyCart.getState())
    function finish({ actions }: LazyCart): void {
      if (!actions) return
      stop()
      resolve(actions)
    }
  })
}

/**
 * Until the cart has been loaded, shows how many items the saved cart contains. Loads the cart when another page changes
 * the saved cart.
 */
export function watchSavedCart(): void {
  if (lazyCart.getState().actions) return
  let text = readStorage(CART_KEY)
  showSavedCount()
  const update = () => {
    const before = text
    text = readStorage(CART_KEY)
    if (text === before) return
    showSavedCount()
    lazyCart.setState({ hasChanged: true })
    void loadCart()
  }
  const stops = [onStorageChange(update), onPageVisible(update), onPageRestored(update)]
  void loadedCart().then(() => {
    for (const stop of stops) stop()
  })
}

function showSavedCount(): void {
  cartCount.setState({ count: countItems(readSavedLines()) })
}
