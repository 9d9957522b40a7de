/** The key under which earlier sites saved the cart too (spec 9). */
export const CART_KEY = 'e-commerce-cart'
/** What the keys of orders begin with that were handed to the checkout and have not been seen to succeed. */
export const SET_ASIDE_KEY = 'e-commerce-cart-set-aside-'
/** The id of the order that this tab went to the checkout with last. */
export const OWN_ORDER_KEY = 'e-commerce-cart-own-order'
/** What the keys of changes begin with that are on their way to the log. */
export const CHANGE_KEY = 'e-commerce-cart-change-'
