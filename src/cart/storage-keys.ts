/** Key of the saved cart. Do not rename it, because browsers hold carts that were saved under this key. */
export const CART_KEY = 'e-commerce-cart'

/** Key of the changes that the saved cart contains. */
export const CHANGES_KEY = 'e-commerce-cart-changes'
