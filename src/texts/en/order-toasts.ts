/** Texts of the toasts about the checkout and about unpaid orders. */
export const orderToastTexts = {
  cart_is_empty_title: 'Your cart is empty',
  cart_is_empty_text: 'Add some products to your cart before checking out.',
  checkout_error_title: 'Checkout Error',
  checkout_error_text: 'There was a problem initializing checkout. Please try again.',
  // The toast that offers to restore an unpaid order.
  order_not_completed: 'Your order was not completed',
  order_kept: { one: 'We kept 1 item for you.', other: 'We kept {count} items for you.' },
  // The button that puts the kept items back into the cart.
  put_back: { one: 'Put it back', other: 'Put them back' },
} as const
