/** Texts of the checkout and of the return from it. */
export const checkoutTexts = {
  starting_checkout: 'Starting checkout…',
  checkout_not_started: 'Checkout could not be started. Check your connection and try again.',
  cart_unchanged: 'Your cart is unchanged.',
  // `message` is one or more whole sentences, such as `store_offline`.
  checkout_failed: '{message} Your cart is unchanged.',
  // The store's answer if the server sends no text for the status.
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
  // The store's answer to a booking.
  slot_taken: 'Someone else has just booked this time. Please choose another one.',
} as const
