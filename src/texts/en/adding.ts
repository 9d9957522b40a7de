/** Texts of the toasts about products that are added to the cart. */
export const addingTexts = {
  added_title: 'Added to Cart! 🛒',
  added_from_card: '{title} has been added to your cart.',
  added_from_product: '{quantity} x {title} ({variant}) added.',
  add_error_card: 'Error adding to cart',
  // Below the error above, and below the one of the product page, if nothing else is known.
  please_try_again: 'Please try again.',
} as const
