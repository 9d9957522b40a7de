/** Texts about the quantity of a cart line. */
export const quantityTexts = {
  max_quantity: 'You can add at most 9,999 of one item.',
} as const
