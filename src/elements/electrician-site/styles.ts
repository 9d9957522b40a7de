/**
 * The stylesheets of `<electrician-site>`: the shared parts, the elements that the website contains, and its own. Imports
 * the files, because importing the definitions of the elements would load all screens at once.
 */
export const siteStyles = [
  import.meta.glob<string>('../../ui/*.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>(['../*/**/*.css', '!../{buy-button,product-card,store-front}/*'], {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
].flatMap((files) => Object.values(files))
