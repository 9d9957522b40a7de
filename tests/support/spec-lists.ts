/*
 * Browser specs run with the lite script in Chromium. This file lists those that run elsewhere, too or instead.
 */

/** The paths of visitors that must work everywhere. */
const mainPaths = [
  'checkout',
  'csp',
  'drawer',
  'keyboard',
  'prerender',
  'purchase',
  'quote-form',
  'site-history',
  'store-front',
]

/** Also run with the React script. Visitors must be able to buy from each type of store with each script. */
export const reactSpecs = [...mainPaths, 'stores-file', 'stores-shopify']

/** Run only with the React script. Preact hydrates a page without pauses, so that visitors cannot click in between. */
export const onlyReactSpecs = ['prerender-hydration']

/**
 * Also run with an app that is bundled from the modules. Together, they show every element: the app fails if the bundler
 * leaves out code or styles.
 */
export const appSpecs = ['checkout', 'prerender', 'purchase', 'quote-form', 'store-front']

/** Also run in Firefox. The last four test what differs between browsers. */
export const firefoxSpecs = [...mainPaths, 'loader', 'descriptions', 'hostile-content', 'hostile-sanitizers']

/** The tag of tests in these specs that run only with the lite script, because they fail in the same way everywhere. */
export const once = /@once/

/** Returns the patterns that match the files of specs. */
export function filesOf(specs: readonly string[]): string[] {
  return specs.map((name) => `**/${name}.spec.ts`)
}
