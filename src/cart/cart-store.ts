import { createChangeLog } from '../storage/change-log.ts'
import { createCartSync } from './sync/cart-sync.ts'
import { localMirror } from './sync/mirror.ts'

const sync = createCartSync({
  log: createChangeLog('e-commerce-cart'),
  mirror: localMirror,
  now: () => Date.now(),
})

/** The cart, shared by all elements on the page and all tabs. Read-only: change it with `changeItems`. */
export const cartStore = sync.store

/**
 * Updates the cart's lines in this tab and in storage. The callback receives the latest lines and returns the new ones.
 */
export const changeItems = sync.change

/** Updates the cart with the changes that other tabs have stored. */
export const refreshCart = sync.refresh

/** Loads the saved cart and keeps it in sync with other tabs. Returns a function that stops the sync. */
export const followStoredCart = sync.follow
