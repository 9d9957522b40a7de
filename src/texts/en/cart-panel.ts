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
  // The store sells a product at another price than when it was added. `before` and `after` are prices.
  price_changed: 'The price of {name} has changed from {before} to {after}.',
  // The store no longer sells a product, or has sold the last one.
  item_lost: '{name} is no longer available.',
  // The button that takes these products out of the cart and orders the others.
  remove_lost: 'Remove them and continue',
  // The store has less of a product than the cart.
  units_left: 'Only {left} left',
  // The button next to it, which lowers the quantity.
  set_quantity: 'Set to {left}',
  total: 'Total',
  checkout: 'Proceed to Checkout',
  opening_checkout: 'Taking you to the secure checkout…',
  cart_not_saved: 'This browser does not keep your cart: it lasts until you leave this page.',
  // Above the lines of several stores, which are separate orders.
  separate_orders: 'Your items come from different shops. You pay for each order separately.',
  // The heading of each of them.
  order_of: 'Order {number} of {total}',
  // Below the lines of a store that the page cannot reach.
  cannot_order: 'You cannot order these items on this page. Order them on the page where you added them.',
  // Above the checkout button, if the visitor has also filled the store's own cart.
  other_cart_replaced:
    'The shop’s own cart also contains items. If you continue here, this order replaces them. Order them there first if you still want them.',
  unfinished_order: 'Unfinished order',
  no_thanks: 'No, thanks',
} as const
