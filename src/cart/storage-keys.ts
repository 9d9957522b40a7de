/** The key under which earlier sites saved the cart too (spec 9). */
export const CART_KEY = 'e-commerce-cart'
/** Lines of an order that was handed to the checkout and has not been seen to succeed. */
export const SET_ASIDE_KEY = 'e-commerce-cart-set-aside'
/** What the keys of changes begin with that are on their way to the log. */
export const CHANGE_KEY = 'e-commerce-cart-change-'
