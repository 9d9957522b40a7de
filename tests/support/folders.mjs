/** The folders with the state that the user interface shows. */
const state = [
  'diagnostics',
  'cart',
  'quote',
  'toasts',
  'navigation',
  'business',
  'texts',
  'provider',
  'catalog',
  'untrusted',
]

/** Each folder in `src/` with the folders that it may import. The checks report folders that are missing here. */
export const folders = {
  texts: [],
  languages: ['texts'],
  catalog: ['texts', 'untrusted'],
  toasts: ['texts'],
  navigation: ['untrusted'],
  stores: ['http', 'provider', 'catalog', 'untrusted'],
  business: ['http', 'texts', 'untrusted'],
  diagnostics: ['provider', 'navigation', 'business', 'styles', 'untrusted'],
  styles: [],
  storage: [],
  untrusted: [],
  http: [],
  quote: ['http', 'texts', 'storage', 'untrusted'],
  provider: ['http', 'catalog', 'texts', 'navigation', 'untrusted'],
  cart: ['provider', 'catalog', 'texts', 'toasts', 'navigation', 'storage', 'untrusted'],
  checkout: ['diagnostics', 'cart', 'provider', 'texts', 'toasts', 'navigation', 'storage', 'untrusted'],
  ui: [...state, 'styles'],
  elements: [...state, 'runtime', 'ui', 'checkout'],
  runtime: [...state, 'http', 'ui', 'checkout', 'styles'],
  // The products that are made of the elements. No other folder imports them.
  website: ['elements', 'runtime', 'ui', 'checkout', 'stores', 'languages', 'http', ...state, 'styles'],
  builder: ['website', 'elements', 'runtime', 'stores', 'languages', 'http', ...state],
  wordpress: ['elements', 'runtime', 'languages', 'stores', ...state],
}

/** The folders that may import Node and packages that only developers install. */
export const products = ['website', 'builder', 'wordpress']

/** The folders in `src/` that contain no user interface. They must not import React. */
export const headlessFolders = Object.keys(folders).filter(
  (name) => !['ui', 'elements', 'runtime', 'styles', ...products].includes(name),
)

/** The only elements that may import the components of other elements. */
export const composingElements = ['electrician-site', 'store-front']

/** Elements that are inserted automatically. All other elements may import what makes them appear. */
export const insertedElements = ['cart-drawer', 'toast-area']
