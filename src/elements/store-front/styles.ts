/**
 * The stylesheets of `<store-front>`: the shared parts, the elements that the store contains, and its own, without those
 * that parts bring along when they load. Imports the files, because importing the definitions of the elements would
 * define the elements.
 */
export const storeFrontStyles = [
  import.meta.glob<string>(['../../ui/*.css', '!../../ui/{field,modal,toast}.css'], {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>(
    [
      '../{cart-button,order-success,product-detail,store-grid,store-front}/*.css',
      '!../product-detail/picture-zoom.css',
    ],
    { query: '?inline', import: 'default', eager: true },
  ),
].flatMap((files) => Object.values(files))
