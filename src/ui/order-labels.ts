import type { OrderKind } from '../catalog/product-choices.ts'
import type { storeTexts } from '../texts/en/store.ts'

/** The labels of the buttons on product cards and of buy buttons, as keys of texts. */
export const ORDER_LABELS = {
  cart: 'add_to_cart',
  booking: 'book_a_time',
  donation: 'donate',
  subscription: 'view_details',
} as const satisfies Record<OrderKind, keyof typeof storeTexts>
