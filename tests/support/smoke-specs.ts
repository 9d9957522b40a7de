/** Browser specs of the most important paths. They run with every script and engine, all others with the lite script in Chromium. */
export const smokeSpecs = [
  'checkout',
  'csp',
  'drawer',
  'keyboard',
  'prerender',
  'purchase',
  'quote-form',
  'site-history',
  'stock',
  'store-front',
]
