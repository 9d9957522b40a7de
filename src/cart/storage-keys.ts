/** Key of the saved cart. Do not rename it, because browsers hold carts that were saved under this key. */
export const CART_KEY = 'e-commerce-cart'

/** Key of the cart with the number of each tab's newest change. The text under `CART_KEY` is a copy of this cart. */
export const SHARED_CART_KEY = 'e-commerce-cart-changes'
