import { onPageHide, onPageRestored, onPageVisible } from '../navigation/page-lifecycle.ts'
import { onStorageChange, readStorage, writeStorage } from '../storage/browser-storage.ts'
import { openChannel } from '../storage/tab-channel.ts'
import { defaultLineStore } from './line-store.ts'
import { createSharedCart } from './shared-cart.ts'
import { CART_KEY } from './storage-keys.ts'

const cart = createSharedCart({
  read: () => readStorage(CART_KEY),
  write: (text) => writeStorage(CART_KEY, text),
  now: () => Date.now(),
})

/** The cart, shared by all elements on the page and all tabs. Read-only: change it with `changeItems`. */
export const cartStore = cart.store

/**
 * Updates the cart's lines in this tab, in storage and in the other tabs. The callback receives the latest lines and
 * returns the new ones.
 */
export const changeItems = cart.change

/** Adopts the stored cart if another script has edited it. */
export const refreshCart = cart.refresh

/** Loads the saved cart and keeps it in sync with other tabs. Returns a function that stops the sync. */
export function followStoredCart(): () => void {
  let closeChannel: () => void
  function open(): void {
    const channel = openChannel(CART_KEY, cart.receive)
    closeChannel = channel.close
    cart.join(channel.send)
  }
  open()
  const stops = [
    onStorageChange((key) => {
      if (key === null || key === CART_KEY) cart.refreshLater()
    }),
    defaultLineStore.subscribe(cart.assignStore),
    onPageVisible(cart.refresh),
    // An open channel can keep the page out of the back/forward cache.
    onPageHide(() => closeChannel()),
    onPageRestored(open),
  ]
  return () => {
    closeChannel()
    for (const stop of stops) stop()
  }
}
