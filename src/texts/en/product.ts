/** Texts of the product page. */
export const productTexts = {
  back_to_store: 'Back to Store',
  no_product_go_back: 'No product was chosen. Please go back to the store and choose one.',
  // The heading while the product loads.
  product: 'Product',
  product_failed_title: 'Product unavailable',
  pictures_of: 'Pictures of {title}',
  picture_alt: '{title}, picture {number} of {count}',
  picture_number: 'Picture {number}',
  enlarge_picture: 'Enlarge picture',
  enlarge_picture_of: 'Enlarge picture, {number} of {count}',
  // Above the choice of a product's variant.
  style: 'Style',
  // Next to a choice. At most about 15 characters.
  sold_out: 'Sold out',
  option_unavailable: 'Unavailable',
  // The names of these choices for screen readers. `others` are other choices, such as “Black, XL”.
  style_sold_out: '{style}, sold out',
  style_unavailable: '{style}, not available in {others}',
  related_products: 'You may also like',
  // The stock messages of the chosen quantity.
  in_stock_count: '{left} in stock!',
  only_left: 'Not enough stock. Only {left} left.',
  stock_unknown: 'Stock unknown',
  checking_stock: 'Checking stock…',
  add_error_product: 'Oh no! Something went wrong.',
  product_page_title: '{title} - Our Store',
  product_page_loading: 'Product - Our Store',
  product_page_failed: 'Product unavailable - Our Store',
  product_description: 'Pictures, price and availability of this product.',
  product_not_shown: 'This product could not be loaded.',
  field_optional: '{field} (optional)',
  field_missing: 'Enter “{field}” to add this product to your cart.',
  field_missing_booking: 'Enter “{field}” to book this appointment.',
  field_missing_donation: 'Enter “{field}” to donate.',
  picture_position: 'Picture {number} of {count}',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
} as const
