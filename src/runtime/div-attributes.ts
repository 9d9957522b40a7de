/**
 * The elements that a `<div data-electrician-element>` can become, with the attributes that take effect on the div.
 * Comments and posts can contain such divs, so these attributes only select and arrange content. None of them sets a
 * URL, a store, a name or a contact detail.
 */
export const DIV_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  'about-owner': [],
  'buy-button': ['product-id', 'variant-id', 'quantity'],
  'cart-button': [],
  'contact-info': [],
  'product-card': ['product-id'],
  'product-detail': ['product-id', 'product-param', 'related'],
  'service-list': [],
  'store-front': ['browse'],
  'store-grid': ['browse', 'collection', 'product-ids', 'exclude-ids', 'limit', 'sort'],
}
