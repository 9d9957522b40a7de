import type { OrderKind } from '../catalog/product-choices.ts'

/** Replaces a product that the store no longer has. */
export const PRODUCT_MISSING = 'This product is no longer available.'

/** The buttons of product cards and buy buttons. */
export const ORDER_LABELS: Record<OrderKind, string> = {
  cart: 'Add to Cart',
  booking: 'Book a time',
  donation: 'Donate',
  subscription: 'View details',
}
