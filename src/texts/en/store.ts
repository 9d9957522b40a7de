/** Texts of all elements with products: price, stock, quantity and adding to the cart. */
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
  store_unreadable: 'The store sent a response that could not be read. Please try again later.',
  loading_product: 'Loading product…',
  product_error: 'Error loading product: {message}',
  // The message in `product_error` if there is no other.
  product_not_loaded: 'Failed to load product',
  stock_not_checked: 'We couldn’t check whether this is in stock, so it can’t be added to the cart yet.',
  product_gone: 'This product is no longer available.',
  no_product: 'No product was chosen.',
  added_title: 'Added to Cart! 🛒',
  added_from_card: '{title} has been added to your cart.',
  added_from_product: '{quantity} x {title} ({variant}) added.',
  add_error_card: 'Error adding to cart',
  // Below the error above, and below the one of the product page, if nothing else is known.
  please_try_again: 'Please try again.',
  // In place of a button, and as the stock message of the product page.
  unavailable: 'Currently unavailable',
  product_unavailable: 'This product is currently unavailable.',
  not_enough_stock: 'Not enough stock for {title} ({variant}). Only {left} left.',
  stock_check_failed: 'We couldn’t check whether it is in stock. Please try again.',
  max_quantity: 'You can add at most 9,999 of one item.',
  // Next to a product that the store sells only in certain quantities, such as “5, 10, 15, …, 50”.
  possible_quantities: 'Possible quantities: {quantities}',
  quantity_not_possible: 'Your cart cannot contain {quantity} of {title}. Possible quantities: {quantities}',
  quantity_of: 'Quantity of {name}',
  quantity_decrease: 'Decrease quantity of {name}',
  quantity_increase: 'Increase quantity of {name}',
} as const
