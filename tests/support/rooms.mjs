/**
 * The rooms of `src/` and the rooms each may import, itself aside.
 * The table is the whole truth: a folder that is not named here is refused.
 */
export const rooms = {
  catalog: [],
  toasts: [],
  navigation: [],
  business: ['untrusted'],
  styles: [],
  storage: [],
  untrusted: [],
  quote: ['storage', 'untrusted'],
  provider: ['catalog', 'untrusted'],
  cart: ['provider', 'catalog', 'toasts', 'navigation', 'storage', 'untrusted'],
  components: ['cart', 'quote', 'toasts', 'navigation', 'business', 'styles', 'provider', 'catalog'],
  tags: ['elements', 'components'],
  elements: [
    'components',
    'cart',
    'quote',
    'toasts',
    'navigation',
    'business',
    'styles',
    'provider',
    'catalog',
  ],
}

/** Rooms without a user interface: they import no React. */
export const headlessRooms = [
  'catalog',
  'provider',
  'cart',
  'toasts',
  'navigation',
  'business',
  'storage',
  'quote',
  'untrusted',
]

/** The only tags made of other tags. */
export const composingTags = ['electrician-site', 'store-front']
