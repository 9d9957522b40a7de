import type { Product, Variant } from '../catalog/product.ts'
import { assertInStock } from '../catalog/stock-error.ts'
import { onPageHide, onPageRestored, onPageVisible } from '../navigation/page-lifecycle.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { onStorageChange, readStorage, writeStorage } from '../storage/browser-storage.ts'
import { openChannel } from '../storage/tab-channel.ts'
import { addLines } from './cart-changes.ts'
import {
  type CartItem,
  type CustomFieldValue,
  createLine,
  isSameStore,
  toLineStore,
  withQuantity,
} from './cart-item.ts'
import { countItems, pageCart } from './page-cart.ts'
import { assertPossible, clampQuantity, MAX_QUANTITY, maxQuantityError, steppedQuantity } from './quantity.ts'
import { CART_KEY } from './saved-cart.ts'
import { createSharedCart } from './shared-cart.ts'
import { SHARED_CART_KEY } from './stored-cart.ts'
import { type CartTotals, cartTotals } from './totals.ts'

const sharedCart = createSharedCart({ read: readStorage, write: writeStorage })

/** The cart, shared by all elements on the page and all tabs. Read-only: change it with `changeItems`. */
export const cartStore = sharedCart.store

cartStore.subscribe(({ items }) => pageCart.setState({ count: countItems(items) }))

/**
 * Updates the cart's lines in this tab, in storage and in the other tabs. The callback receives the lines
 * that this tab shows and returns the new ones.
 */
export const changeItems = sharedCart.change

/** Merges the cart of this tab with the stored one at once, for example before the checkout. */
export const refreshCart = sharedCart.synchronize

/** The contents of the cart: the detail of the `cart-change` event and the argument of subscribers. */
export interface CartSummary extends CartTotals {
  /** The lines of the cart, one for each combination of variant, store and custom field values. */
  readonly items: readonly CartItem[]
  /** The total quantity of all lines. */
  readonly count: number
}

/** Returns the contents of the cart. */
function cartSummary(): CartSummary {
  const { items } = cartStore.getState()
  return { items, count: countItems(items), ...cartTotals(items) }
}

/** Calls `listener` after each change to the cart. Returns a function that unsubscribes. */
export function subscribeToCart(listener: (summary: CartSummary) => void): () => void {
  return cartStore.subscribe(({ items }, before) => {
    if (items !== before.items) listener(cartSummary())
  })
}

let isConnected = false

/** Loads the saved cart, keeps it in sync with other tabs and announces changes. Later calls do nothing. */
export function connectCart(): void {
  if (isConnected) return
  isConnected = true
  let closeChannel: () => void
  function open(): void {
    // Tabs with different versions of the script share only the stored cart.
    const channel = openChannel(`${CART_KEY}-${__VERSION__}`, sharedCart.receive)
    closeChannel = channel.close
    sharedCart.join(channel.send)
  }
  open()
  onStorageChange((key) => {
    if (key === SHARED_CART_KEY || key === CART_KEY || key === null) sharedCart.synchronizeLater()
  })
  pageCart.subscribe(({ store }, before) => {
    if (store !== before.store) sharedCart.assignStore()
  })
  onPageVisible(sharedCart.synchronize)
  // An open channel can keep the page out of the back/forward cache.
  onPageHide(() => closeChannel())
  onPageRestored(open)
  const { announce = () => {}, hasChanged } = pageCart.getState()
  subscribeToCart(announce)
  if (hasChanged) announce(cartSummary())
}

/**
 * Adds a variant to the cart: increases the quantity of an existing line, or adds a new line.
 * @param available the stock of a managed variant; null (unknown) counts as 0
 * @param settings the store that sells the variant; default: the page's store
 * @param values what the visitor entered in the product's custom fields
 * @throws NotEnoughStockError if the line would exceed the stock of a managed variant
 * @throws RangeError if the line would exceed `MAX_QUANTITY`, or if the store does not sell that quantity
 */
export function addToCart(
  product: Product,
  variant: Variant,
  quantity: number,
  available: number | null,
  settings?: StoreSettings,
  values: readonly CustomFieldValue[] = [],
): void {
  const store = settings && { store: toLineStore(settings) }
  const line = createLine({
    product,
    variant,
    quantity: clampQuantity(quantity),
    ...store,
    custom_field_values: values,
  })
  changeItems((items) => {
    // Lines for the same variant share its stock, even if their custom field values differ.
    const sharing = items.filter(
      (item) => item.variant.id === variant.id && isSameStore(item.store, line.store),
    )
    const inCart = countItems(sharing)
    assertInStock(product, variant, inCart, quantity, available)
    assertPossible(product.title, inCart + quantity, variant.quantity_limits)
    const added = addLines(items, [line])
    if (quantity > MAX_QUANTITY || added.some((item) => item.quantity > MAX_QUANTITY))
      throw maxQuantityError()
    return added
  })
}

/**
 * Sets the quantity of a line to the closest one that the store sells, without checking the stock. Does
 * nothing if the line is not in the cart.
 */
export function setQuantity(lineKey: string, quantity: number): void {
  changeQuantity(lineKey, (item) => clampQuantity(quantity, item.variant.quantity_limits))
}

/**
 * Increases or decreases the quantity of a line by 1, or by the store's multiple, never below 1. The step
 * applies to the latest quantity, including changes from other tabs.
 */
export function stepQuantity(lineKey: string, step: 1 | -1): void {
  changeQuantity(lineKey, ({ quantity, variant }) => steppedQuantity(quantity, step, variant.quantity_limits))
}

/** Removes a line from the cart. */
export function removeFromCart(lineKey: string): void {
  changeItems((items) => items.filter(({ key }) => key !== lineKey))
}

/** Removes all lines from the cart. */
export function clearCart(): void {
  changeItems(() => [])
}

function changeQuantity(lineKey: string, update: (item: CartItem) => number): void {
  changeItems((items) =>
    items.map((item) => (item.key === lineKey ? withQuantity(item, update(item)) : item)),
  )
}
