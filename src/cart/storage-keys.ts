/** The saved cart, under the key that earlier sites use too (spec 9). */
export const CART_KEY = 'e-commerce-cart'
/** Prefix of orders that went to the checkout and have not been seen to succeed, followed by their id. */
export const PENDING_ORDER_PREFIX = 'e-commerce-cart-set-aside-'
/** The id of the order that this tab last went to the checkout with. */
export const TAB_ORDER_KEY = 'e-commerce-cart-own-order'
/** Prefix of changes that are not in the log yet, followed by their id. */
export const PENDING_CHANGE_PREFIX = 'e-commerce-cart-change-'
/** Written and deleted at once, to find out whether the storage is full. */
export const PROBE_KEY = 'e-commerce-cart-probe'
