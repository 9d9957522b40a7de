/** Texts about stock. */
export const stockTexts = {
  // In place of a button, and as a stock message.
  unavailable: 'Currently unavailable',
  product_unavailable: 'This product is currently unavailable.',
  in_stock_count: '{left} in stock!',
  only_left: 'Not enough stock. Only {left} left.',
  not_enough_stock: 'Not enough stock for {title} ({variant}). Only {left} left.',
  stock_unknown: 'Stock unknown',
  checking_stock: 'Checking stock…',
  stock_check_failed: 'We couldn’t check whether it is in stock. Please try again.',
} as const
