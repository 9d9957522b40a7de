import { onPageHide, onPageRestored, onPageVisible } from '../navigation/page-lifecycle.ts'
import { onStorageChange, readStorage, writeStorage } from '../storage/browser-storage.ts'
import { openChannel } from '../storage/tab-channel.ts'
import { cartCount } from './cart-count.ts'
import { defaultLineStore } from './line-store.ts'
import { createSharedCart } from './shared-cart.ts'
import { CART_KEY, SHARED_CART_KEY } from './storage-keys.ts'
import { countItems } from './totals.ts'

const cart = createSharedCart({
  read: (key) => readStorage(key),
  write: (key, text) => writeStorage(key, text),
})

/** The cart, shared by all elements on the page and all tabs. Read-only: change it with `changeItems`. */
export const cartStore = cart.store

cartStore.subscribe(({ items }) => cartCount.setState({ count: countItems(items) }))

/**
 * Updates the cart's lines in this tab, in storage and in the other tabs. The callback receives the lines that this
 * tab shows and returns the new ones.
 */
export const changeItems = cart.change

/** Merges the cart of this tab with the stored one at once, for example before the checkout. */
export const refreshCart = cart.synchronize

/** Loads the saved cart and keeps it in sync with other tabs. Returns a function that stops the sync. */
export function followStoredCart(): () => void {
  let closeChannel: () => void
  function open(): void {
    // Tabs with different versions of the script share only the stored cart.
    const channel = openChannel(`${CART_KEY}-${__VERSION__}`, cart.receive)
    closeChannel = channel.close
    cart.join(channel.send)
  }
  open()
  const stops = [
    onStorageChange((key) => {
      if (key === SHARED_CART_KEY || key === CART_KEY || key === null) cart.synchronizeLater()
    }),
    defaultLineStore.subscribe(cart.assignStore),
    onPageVisible(cart.synchronize),
    // An open channel can keep the page out of the back/forward cache.
    onPageHide(() => closeChannel()),
    onPageRestored(open),
  ]
  return () => {
    closeChannel()
    for (const stop of stops) stop()
  }
}
