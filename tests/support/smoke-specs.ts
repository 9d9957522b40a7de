/** Browser specs of the most important paths. They also run with the React script and in Firefox. */
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

/** The tag of tests that run only with the lite script in Chromium, because they fail in the same way everywhere. */
export const once = /@once/
