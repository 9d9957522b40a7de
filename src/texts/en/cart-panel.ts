/** Texts of the opened cart. */
export const cartPanelTexts = {
  cart_empty: 'Your cart is empty.',
  // Closes the empty cart.
  keep_browsing: 'Keep browsing',
  cart_items: 'Items in your cart',
  // What a customer entered in a field of the product.
  field_value: '{field}: {value}',
  remove: 'Remove',
  remove_item: 'Remove {name}',
  item_removed: '{name} removed',
  total: 'Total',
  checkout: 'Proceed to Checkout',
  opening_checkout: 'Taking you to the secure checkout…',
  cart_not_saved: 'This browser does not keep your cart: it lasts until you leave this page.',
  other_store_items: {
    one: '1 item from another store is kept in your cart. It is not part of this order.',
    other: '{count} items from another store are kept in your cart. They are not part of this order.',
  },
  // Above the checkout button, if the visitor has also filled the store's own cart.
  other_cart_replaced:
    'The shop’s own cart also contains items. If you continue here, this order replaces them. Order them there first if you still want them.',
  unfinished_order: 'Unfinished order',
  no_thanks: 'No, thanks',
} as const
