/** Texts about stock. */
export const stockTexts = {
  // In place of a button, and as the stock message of the product page.
  unavailable: 'Currently unavailable',
  product_unavailable: 'This product is currently unavailable.',
  not_enough_stock: 'Not enough stock for {title} ({variant}). Only {left} left.',
  stock_check_failed: 'We couldn’t check whether it is in stock. Please try again.',
} as const
