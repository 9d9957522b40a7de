/** Texts of the checkout and of the return from it. */
export const checkoutTexts = {
  starting_checkout: 'Starting checkout…',
  cart_is_empty_title: 'Your cart is empty',
  cart_is_empty_text: 'Add some products to your cart before checking out.',
  checkout_error_title: 'Checkout Error',
  checkout_error_text: 'There was a problem initializing checkout. Please try again.',
  checkout_not_started: 'Checkout could not be started. Check your connection and try again.',
  cart_unchanged: 'Your cart is unchanged.',
  // `message` is one or more whole sentences, such as `store_offline`.
  checkout_failed: '{message} Your cart is unchanged.',
  // `message` is the store's answer, such as “HTTP 500: Internal Server Error”.
  checkout_refused: 'The store responded with “{message}”. Your cart is unchanged.',
  checkout_out_of_stock:
    'The store no longer has enough of an item in your cart. Lower its quantity or remove it, then try again.',
  // The same for bookings and donations, which are ordered without the cart.
  nothing_ordered: 'Nothing has been ordered.',
  order_failed: '{message} Nothing has been ordered.',
  order_refused: 'The store responded with “{message}”. Nothing has been ordered.',
  // The toast that asks for one more click before the payment page opens.
  payment_ready_title: 'One more step',
  payment_ready_text: 'Payment opens on its own page.',
  payment_ready_button: 'Continue to payment',
  // The toast that offers to restore an unpaid order.
  order_not_completed: 'Your order was not completed',
  order_kept: { one: 'We kept 1 item for you.', other: 'We kept {count} items for you.' },
  // The button that puts the kept items back into the cart.
  put_back: { one: 'Put it back', other: 'Put them back' },
} as const
