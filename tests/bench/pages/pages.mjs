// HTML pages that show the same products with different scripts.

const frame = (title, head, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`

/** URL of the store. With `?store-origin=…`, the store has another origin, and the page connects to it early. */
const provider = (search) => `${search.get('store-origin') ?? ''}/provider`
const connection = (search) =>
  search.has('store-origin') ? `<link rel="preconnect" href="${search.get('store-origin')}" crossorigin>` : ''

const gridAndCart = `<cart-button></cart-button>
    <store-grid product-url="/product?ee-product={id}"></store-grid>
    <cart-drawer></cart-drawer>`

const scriptTag = (file, attributes, search) =>
  `${connection(search)}<script ${attributes} src="/bench/${file}" data-store-host="${provider(search)}" data-store-id="${search.get('store') ?? 'bench-12'}"></script>`

const elements = (script) => (search) =>
  frame('Ours', scriptTag(`${script}.js`, 'defer', search), gridAndCart)

/** Returns a page with elements that the loader finds. */
const modules =
  (body, folder = 'modules') =>
  (search) =>
    frame('Modules', scriptTag(`${folder}/electrician-elements.js`, 'type="module"', search), body)

/** Returns a page with all controls that the interaction benchmark clicks. */
const shop = (script) => (search) =>
  frame(
    'A shop',
    scriptTag(`${script}.js`, 'defer', search),
    `<cart-button></cart-button>
    <product-detail store-id="demo" product-id="prod_tee"></product-detail>
    <store-grid product-url="/product?ee-product={id}"></store-grid>
    <cart-drawer></cart-drawer>
    <toast-area></toast-area>`,
  )

export const pages = {
  react: elements('react'),
  lite: elements('lite'),
  modules: modules(gridAndCart),
  'modules-product': modules(`<cart-button></cart-button>
    <product-detail store-id="demo" product-id="prod_tee"></product-detail>
    <cart-drawer></cart-drawer>`),
  'modules-quote-form': modules('<quote-form endpoint="/quotes"></quote-form>'),
  'modules-buy-button': modules(`<buy-button store-id="demo" product-id="prod_mug"></buy-button>
    <cart-drawer></cart-drawer>`),
  'modules-service-list': modules('<service-list></service-list>'),
  'modules-cart-button': modules('<cart-button></cart-button>'),
  'modules-before': modules(gridAndCart, 'modules-before'),
  'react-before': elements('react-before'),
  'lite-before': elements('lite-before'),
  'shop-react': shop('react'),
  'shop-lite': shop('lite'),
  'shop-react-before': shop('react-before'),
  'shop-lite-before': shop('lite-before'),
  vanilla: (search) =>
    frame(
      'By hand',
      `${connection(search)}<link rel="stylesheet" href="data:text/css,${encodeURIComponent(vanillaStyle)}">
    <script src="/bench/vanilla.js" data-store="${provider(search)}/store/bench-12" defer></script>`,
      '<h2>Our Store</h2><ul id="cards"></ul>',
    ),
  'buy-button': (search) =>
    frame(
      'Buy Button',
      `${connection(search)}<script src="/bench/buy-button.js" defer></script>
    <script src="/bench/buy-button-shop.js" data-store="${provider(search)}/store/bench-12" defer></script>`,
      '<h2>Our Store</h2><div id="shop"></div>',
    ),
}

/** Styles that make the hand-written page look like the other pages. */
const vanillaStyle = `
body { margin: 0; font: 16px/1.5 Inter, system-ui, sans-serif; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(15em, 1fr)); gap: 24px; margin: 0; padding: 0; list-style: none; }
li { position: relative; display: flex; flex-direction: column; border: 1px solid #ddd; border-radius: 12px; }
img { inline-size: 100%; aspect-ratio: 1; object-fit: cover; background: #eee; border-radius: 11px 11px 0 0; }
.body { display: flex; flex: 1; flex-direction: column; padding: 0 16px 16px; }
.price { align-self: start; margin-block: -16px 12px; padding-inline: 12px; line-height: 32px; font-weight: 800; background: #fc0; border-radius: 16px; }
.price s { font-weight: 400; }
.ribbon { position: absolute; inset: -13px auto auto 12px; padding-inline: 10px; background: #111; color: #fff; border-radius: 13px; }
h3 { margin: 0; font-size: 1.1em; } a { color: inherit; } p { margin: 4px 0 16px; color: #555; }
button { margin-block-start: auto; padding: 10px; font: inherit; font-weight: 600; color: #fff; background: #111; border: 0; border-radius: 8px; }`
