/**
 * Key of the saved cart (spec 9). Do not rename the keys in this file, because browsers hold carts that were saved
 * under these keys.
 */
export const CART_KEY = 'e-commerce-cart'
/** Key prefix of a cart change that is not in the log yet, followed by the change's ID. */
export const PENDING_CHANGE_PREFIX = 'e-commerce-cart-change-'
/** Key that is written and immediately deleted to test whether the storage is full. */
export const PROBE_KEY = 'e-commerce-cart-probe'
