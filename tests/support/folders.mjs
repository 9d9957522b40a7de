/**
 * The folders of `src/` and the folders each may import besides itself. A folder that is missing here is refused.
 */
export const folders = {
  catalog: ['untrusted'],
  toasts: [],
  navigation: [],
  business: [],
  styles: [],
  storage: [],
  untrusted: [],
  http: [],
  quote: ['http', 'storage', 'untrusted'],
  provider: ['http', 'catalog', 'untrusted'],
  cart: ['provider', 'catalog', 'toasts', 'navigation', 'storage', 'untrusted'],
  ui: ['cart', 'quote', 'toasts', 'navigation', 'business', 'styles', 'provider', 'catalog'],
  tags: ['elements', 'ui', 'cart', 'quote', 'toasts', 'navigation', 'business', 'provider', 'catalog'],
  elements: ['ui', 'cart', 'quote', 'toasts', 'navigation', 'business', 'styles', 'provider', 'catalog'],
}

/** Folders without a user interface: they import no React. */
export const headlessFolders = [
  'catalog',
  'provider',
  'cart',
  'toasts',
  'navigation',
  'business',
  'storage',
  'quote',
  'untrusted',
  'http',
]

/** The only elements that compose other elements' components. */
export const composingElements = ['electrician-site', 'store-front']

/** Elements that the page inserts when it needs them: the module of an element that needs them imports them. */
export const insertedElements = ['cart-drawer', 'toast-area']
