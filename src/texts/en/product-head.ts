/** Texts of a product page's title and description. */
export const productHeadTexts = {
  product_page_title: '{title} - Our Store',
  product_page_loading: 'Product - Our Store',
  product_page_failed: 'Product unavailable - Our Store',
  product_description: 'Pictures, price and availability of this product.',
  product_not_shown: 'This product could not be loaded.',
} as const
