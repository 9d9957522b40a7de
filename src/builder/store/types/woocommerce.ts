import { ADDRESS, isWebAddress, type StoreType } from './store-type.ts'

export const woocommerceShop: StoreType = {
  label: 'A WooCommerce shop',
  about: 'Customers pay in your WordPress shop',
  fields: [
    {
      name: 'host',
      label: 'Address of your WordPress website',
      help: 'As in the browser when you open your home page.',
      placeholder: 'https://your-shop.com',
      isAddress: true,
      read: (text) => text.replace(/\/wp-(?:admin|json)(?:\/.*)?$/, ''),
      problem: (text) => (isWebAddress(text) ? undefined : ADDRESS),
    },
    {
      name: 'checkoutUrl',
      label: 'Checkout link of your own (optional)',
      help: 'For example with a coupon. Keep {products} in it: it becomes what the visitor orders.',
      isAddress: true,
      problem: (text) =>
        !text || (isWebAddress(text) && text.includes('{products}'))
          ? undefined
          : 'Write an address that begins with https:// and contains {products}, or leave it empty.',
    },
  ],
  idFrom: () => 'main',
  explanations: {
    'not-found':
      'WordPress responded, but found no WooCommerce there. Check the address, and that WooCommerce is active. Under “Settings”, “Permalinks”, choose another structure than “Plain”.',
    refused: 'The shop refused the request. A security plugin may block it.',
    empty: 'Your shop works, but it has no products yet. Add one in WordPress under “Products”.',
    cors: 'There is a website at this address, but WooCommerce answers only pages of its own website. Add the line below, then check again. Code for a page of the shop itself works without it.',
    'not-a-store': 'There is no WooCommerce at this address. Check the address.',
  },
  setup: {
    title: 'Allow your website to use the shop',
    text: 'WooCommerce answers only pages of its own website. Add this line to the file functions.php of your child theme. It names your website and this builder. Code for a page of the shop itself works without it. The shop needs WooCommerce 10 or later.',
    code: (website, builder) =>
      `add_filter('allowed_http_origins', fn($origins) => [...$origins, '${website}', '${builder}']);`,
  },
}
