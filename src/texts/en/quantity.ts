/** Texts of the field for a quantity. */
export const quantityTexts = {
  quantity_of: 'Quantity of {name}',
  quantity_decrease: 'Decrease quantity of {name}',
  quantity_increase: 'Increase quantity of {name}',
  max_quantity: 'You can add at most 9,999 of one item.',
} as const
