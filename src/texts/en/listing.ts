/** Texts of product listings. */
export const listingTexts = {
  our_store: 'Our Store',
  loading_products: 'Loading products…',
  products_error: 'Error loading products: {message}',
  // The message in `products_error` if there is no other.
  products_not_loaded: 'Failed to load products',
  no_products: 'No products available at the moment.',
  list_stock_not_checked:
    'We couldn’t check what is in stock, so some products can’t be added to the cart yet.',
  // The message in `products_error` if some products are missing.
  products_incomplete: 'The store did not send all products. Check your connection and try again.',
  show_more: 'Show more',
  loading_more: 'Loading more…',
  more_failed: 'Couldn’t load more. Try again',
  // `count` is the number of all products.
  products_shown: '{shown} of {count} products',
} as const
