/** Texts of elements that show a product outside a listing or a product page. */
export const embeddedProductTexts = {
  product_gone: 'This product is no longer available.',
  no_product: 'No product was chosen.',
} as const
