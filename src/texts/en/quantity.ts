/** Texts about the quantity of a cart line. */
export const quantityTexts = {
  max_quantity: 'You can add at most 9,999 of one item.',
  // Next to a product that the store sells only in certain quantities, such as “5, 10, 15, …, 50”.
  possible_quantities: 'Possible quantities: {quantities}',
  quantity_not_possible: 'Your cart cannot contain {quantity} of {title}. Possible quantities: {quantities}',
} as const
