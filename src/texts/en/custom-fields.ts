/** Texts of the fields that customers fill in before they order a product. */
export const customFieldTexts = {
  field_optional: '{field} (optional)',
  field_missing: 'Enter “{field}” to add this product to your cart.',
  field_missing_booking: 'Enter “{field}” to book this appointment.',
  field_missing_donation: 'Enter “{field}” to donate.',
} as const
