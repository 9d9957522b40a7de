import withoutScript from './without-script.css?inline'

/** The stylesheets of all screens of the website: the shared parts, the elements that it contains, and its own. */
export const siteStyles = [
  import.meta.glob<string>('../ui/*.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>(
    ['../elements/*/**/*.css', '!../../src/elements/{buy-button,product-card,store-front}/*'],
    { query: '?inline', import: 'default', eager: true },
  ),
]
  .flatMap((files) => Object.values(files))
  .concat(withoutScript)
