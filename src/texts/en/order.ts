/** Texts of the opened cart, of the checkout, of unpaid orders and of the page after the payment. */
export const orderTexts = {
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
    'The shop’s own cart also contains items. If you continue here, this order replaces them. Order ' +
    'them there first if you still want them.',
  unfinished_order: 'Unfinished order',
  no_thanks: 'No, thanks',
  order_mail_opens: 'Your mail program opens. If it does not, copy this:',
  order_copy: 'Copy the order',
  order_copied: 'Copied. You can paste it into a mail.',
  // The visitor presses this button after sending the mail. It removes the items from the cart.
  order_mail_sent: 'I have sent the mail',
  order_sent_title: 'Thank you for your order',
  back_to_cart: 'Back to the cart',
  // The mail, which the shop reads.
  order_subject: 'Order',
  order_contact: 'Please fill in:\n\nName:\nPhone:\nDelivery address:',
  order_to_paste:
    'This order is too long for a mail link. Copy the complete order on the shop’s page and paste it here.',
  // Before the payment page of a product opens. A list follows.
  order_to_enter: 'The payment page does not know your order. Enter this there before you pay:',
  order_quantity: 'Quantity',
  starting_checkout: 'Starting checkout…',
  checkout_not_started: 'Checkout could not be started. Check your connection and try again.',
  cart_unchanged: 'Your cart is unchanged.',
  // `message` is one or more whole sentences, such as `store_offline`.
  checkout_failed: '{message} Your cart is unchanged.',
  // The store's answer if the server sends no text for the status.
  // `message` is the store's answer, such as “HTTP 500: Internal Server Error”.
  checkout_refused: 'The store responded with “{message}”. Your cart is unchanged.',
  checkout_out_of_stock:
    'The store no longer has enough of an item in your cart. Lower its quantity or remove it, then try ' +
    'again.',
  // The same for bookings and donations, which are ordered without the cart.
  nothing_ordered: 'Nothing has been ordered.',
  order_failed: '{message} Nothing has been ordered.',
  order_refused: 'The store responded with “{message}”. Nothing has been ordered.',
  // The toast that asks for one more click before the payment page opens.
  payment_ready_title: 'One more step',
  payment_ready_text: 'Payment opens on its own page.',
  payment_ready_button: 'Continue to payment',
  // The store's answer to a booking.
  slot_taken: 'Someone else has just booked this time. Please choose another one.',
  cart_is_empty_title: 'Your cart is empty',
  cart_is_empty_text: 'Add some products to your cart before checking out.',
  checkout_error_title: 'Checkout Error',
  checkout_error_text: 'There was a problem initializing checkout. Please try again.',
  // The toast that offers to restore an unpaid order.
  order_not_completed: 'Your order was not completed',
  order_kept: { one: 'We kept 1 item for you.', other: 'We kept {count} items for you.' },
  // The button that puts the kept items back into the cart.
  put_back: { one: 'Put it back', other: 'Put them back' },
  order_successful: 'Order Successful!',
  order_successful_text:
    'Thank you for your purchase. Your order has been placed and you will receive a confirmation email ' +
    'shortly.',
  continue_shopping: 'Continue Shopping',
} as const
