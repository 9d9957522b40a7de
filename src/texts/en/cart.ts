/** Texts of the cart button and the cart's header. */
export const cartTexts = {
  cart_title: 'Shopping Cart',
  close_cart: 'Close cart',
  open_cart_empty: 'Open cart, empty',
  open_cart: { one: 'Open cart, {number} item', other: 'Open cart, {number} items' },
  // The badge of the cart button for more than `max` items.
  cart_badge_max: '{max}+',
} as const
