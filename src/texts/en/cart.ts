/** Texts of the cart button and the cart’s header. */
export const cartTexts = {
  cart_title: 'Shopping Cart',
  close_cart: 'Close cart',
  open_cart_empty: 'Open cart, empty',
  open_cart: { one: 'Open cart, {count} item', other: 'Open cart, {count} items' },
  // Follows the button's name while the items of an unpaid order can be restored.
  cart_kept: {
    one: '{name}. We kept {count} item for you.',
    other: '{name}. We kept {count} items for you.',
  },
  // The badge of the cart button for more than `max` items.
  cart_badge_max: '{max}+',
  cart_not_loaded: 'The cart could not be loaded. Check your connection and try again.',
} as const
