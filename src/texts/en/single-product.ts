/** Texts of elements that show one product. */
export const singleProductTexts = {
  loading_product: 'Loading product…',
  product_error: 'Error loading product: {message}',
  // The message in `product_error` if there is no other.
  product_not_loaded: 'Failed to load product',
  stock_not_checked: 'We couldn’t check whether this is in stock, so it can’t be added to the cart yet.',
} as const
