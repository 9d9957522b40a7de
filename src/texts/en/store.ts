/** Texts of all elements with products. */
export const storeTexts = {
  // The buttons of product cards and buy buttons. At most about 20 characters.
  add_to_cart: 'Add to Cart',
  book_a_time: 'Book a time',
  donate: 'Donate',
  view_details: 'View details',
  // The button's name for screen readers: one of the buttons above, and the product's title.
  button_for_product: '{button}: {title}',
  // Replaces a missing subtitle on a product card.
  card_subtitle: 'Check out this amazing product!',
  // In place of a product's picture.
  no_image: 'No Image',
  // Screen readers read these two before a price.
  sale_price: 'Sale price',
  regular_price: 'Regular price',
  // The price of a free appointment.
  free: 'Free',
  // The lowest amount of a donation.
  price_from: 'From {price}',
  store_offline: 'You seem to be offline. Check your connection and try again.',
  store_unreachable: 'The store could not be reached. Check your connection and try again.',
  store_timeout: 'The store took too long to respond. Please try again.',
  // `type` is a setting of the page, such as “shopify”.
  store_adapter_missing: 'This page has no adapter for “{type}”.',
  store_unreadable: 'The store sent a response that could not be read. Please try again later.',
} as const
