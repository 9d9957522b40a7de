import { createChangeLog } from '../storage/change-log.ts'
import { createCartSync } from './sync/cart-sync.ts'
import { localMirror } from './sync/mirror.ts'

const sync = createCartSync({
  log: createChangeLog('e-commerce-cart'),
  mirror: localMirror,
  now: () => Date.now(),
})

/** The cart of the page, shared by all elements and all tabs. Change it with `changeItems`. */
export const cartStore = sync.store

/** Replaces the lines by what the callback makes of the latest ones, in this tab and in storage. */
export const changeItems = sync.change

/** Takes over what other tabs have stored. */
export const refreshCart = sync.refresh

/** Reads the saved cart and follows other tabs until the returned function is called. */
export const followStoredCart = sync.follow
