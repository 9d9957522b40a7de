/** Texts of the field for a quantity. */
export const quantityFieldTexts = {
  quantity_of: 'Quantity of {name}',
  quantity_decrease: 'Decrease quantity of {name}',
  quantity_increase: 'Increase quantity of {name}',
} as const
