/** Texts of product listings with several pages. */
export const moreProductsTexts = {
  // The message in `products_error` if some products are missing.
  products_incomplete: 'The store did not send all products. Check your connection and try again.',
  show_more: 'Show more',
  loading_more: 'Loading more…',
  more_failed: 'Couldn’t load more. Try again',
  // `count` is the number of all products.
  products_shown: '{shown} of {count} products',
} as const
