/** Each folder in `src/` with the folders that it may import. The checks report folders that are missing here. */
export const folders = {
  catalog: ['untrusted'],
  toasts: [],
  navigation: [],
  business: ['untrusted'],
  diagnostics: ['navigation', 'business', 'untrusted'],
  styles: [],
  storage: [],
  untrusted: [],
  http: [],
  quote: ['http', 'storage', 'untrusted'],
  provider: ['http', 'catalog', 'navigation', 'untrusted'],
  cart: ['provider', 'catalog', 'toasts', 'navigation', 'storage', 'untrusted'],
  checkout: ['cart', 'provider', 'toasts', 'navigation', 'storage', 'untrusted'],
  ui: [
    'diagnostics',
    'cart',
    'quote',
    'toasts',
    'navigation',
    'business',
    'styles',
    'provider',
    'catalog',
    'untrusted',
  ],
  elements: [
    'runtime',
    'diagnostics',
    'ui',
    'checkout',
    'cart',
    'quote',
    'toasts',
    'navigation',
    'business',
    'provider',
    'catalog',
    'untrusted',
  ],
  runtime: [
    'diagnostics',
    'ui',
    'checkout',
    'cart',
    'quote',
    'toasts',
    'navigation',
    'business',
    'styles',
    'provider',
    'catalog',
    'untrusted',
  ],
}

/** The folders in `src/` that contain no user interface. They must not import React. */
export const headlessFolders = [
  'catalog',
  'provider',
  'cart',
  'checkout',
  'toasts',
  'navigation',
  'business',
  'diagnostics',
  'storage',
  'quote',
  'untrusted',
  'http',
]

/** The only elements that may import the components of other elements. */
export const composingElements = ['electrician-site', 'store-front']

/** Elements that are inserted automatically. All other elements may import what makes them appear. */
export const insertedElements = ['cart-drawer', 'toast-area']
