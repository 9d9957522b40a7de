/** Key of the saved cart (spec 9). Do not rename any key: earlier versions and sites have saved carts under them. */
export const CART_KEY = 'e-commerce-cart'
/** Key prefix of a pending order, followed by the order's id. */
export const PENDING_ORDER_PREFIX = 'e-commerce-cart-set-aside-'
/** `sessionStorage` key for the id of the last order that this tab sent. */
export const TAB_ORDER_KEY = 'e-commerce-cart-own-order'
/** `sessionStorage` key for the booking or donation that this tab sent to the checkout last. */
export const DIRECT_ORDER_KEY = 'e-commerce-cart-direct-order'
/** Key prefix of a cart change that is not in the log yet, followed by the change's id. */
export const PENDING_CHANGE_PREFIX = 'e-commerce-cart-change-'
/** Key that is written and immediately deleted to test whether the storage is full. */
export const PROBE_KEY = 'e-commerce-cart-probe'
