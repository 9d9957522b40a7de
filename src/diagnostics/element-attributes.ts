/* Generated from src/elements by `npm run fix:docs`, because a page may load only some elements. */

/** The attributes of each element, without those that set a store. */
export const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  'about-owner': ['owner-name', 'owner-photo', 'booking-url'],
  'buy-button': ['product-id', 'variant-id', 'quantity', 'product-url'],
  'cart-button': [],
  'cart-drawer': ['open', 'success-url'],
  'contact-info': ['phone', 'email', 'coverage-url'],
  'electrician-site': [
    'business-name',
    'owner-name',
    'owner-photo',
    'phone',
    'email',
    'booking-url',
    'coverage-url',
    'base-path',
    'languages',
    'browse',
    'routing',
    'quote-endpoint',
    'quote-format',
  ],
  'order-success': ['store-url', 'home-url'],
  'product-card': ['product-id', 'product-url'],
  'product-detail': ['product-id', 'product-param', 'store-url', 'related', 'product-url'],
  'quote-form': ['endpoint', 'format', 'service', 'message'],
  'service-list': [],
  'store-front': ['browse'],
  'store-grid': ['browse', 'product-url', 'collection', 'product-ids', 'exclude-ids', 'limit', 'sort'],
  'toast-area': [],
}
