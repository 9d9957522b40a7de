import { parseUrl } from '../../untrusted/parse-url.ts'
import { addressProblem, emailProblem } from '../state/typed-addresses.ts'
import type { StoreCheckKind } from './check-store.ts'
import type { StoreChoice, StoreKind } from './store-choice.ts'
import { HOSTED_STORE, readStoreId, storeIdProblem } from './store-id.ts'

/** A setting of a store that the owner enters. */
export interface StoreField {
  name: 'host' | 'id' | 'token' | 'region' | 'checkoutUrl'
  label: string
  help: string
  placeholder?: string
  /** Whether the field holds an address, which is completed with `https://`. */
  isAddress?: boolean
  /** Returns the setting in a pasted text. */
  read?: (text: string) => string
  /** Returns what the owner must correct. Texts have no spaces around them. */
  problem: (text: string, store: StoreChoice) => string | undefined
}

/** A type of store. */
export interface StoreType {
  label: string
  about: string
  fields: readonly StoreField[]
  /** Returns the ID that the cart uses to tell stores apart, for types whose owner does not enter one. */
  idFrom?: (host: string) => string
  /** Explanations of a check that differ from those for a Hostinger store. */
  explanations?: Partial<Record<StoreCheckKind, string>>
  /** What else the owner must set up. */
  setup?: { title: string; text: string; code: (website: string, builder: string) => string }
}

const ADDRESS = 'Write an address that begins with https://.'
const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+/i.test(text) && parseUrl(text) !== null
const main = () => 'main'

export const STORE_TYPES: Readonly<Record<StoreKind, StoreType>> = {
  hosted: {
    label: 'A Hostinger store',
    about: 'Customers pay at Hostinger',
    fields: [
      {
        name: 'id',
        label: 'Store id',
        help: 'Paste the address of one of your product pictures, as shown below, or the id itself. It begins with store_.',
        read: readStoreId,
        problem: (text, { host }) => storeIdProblem(text, host),
      },
      {
        name: 'host',
        label: 'Address of the store’s server',
        help: 'Leave it as it is for a Hostinger store.',
        placeholder: HOSTED_STORE,
        isAddress: true,
        problem: (text) => (isWebAddress(text) ? undefined : ADDRESS),
      },
    ],
  },
  shopify: {
    label: 'A Shopify shop',
    about: 'Customers pay at Shopify',
    fields: [
      {
        name: 'host',
        label: 'Address of your shop',
        help: 'In Shopify, open “Settings”, then “Domains”. Copy the address that ends with .myshopify.com.',
        placeholder: 'your-shop.myshopify.com',
        isAddress: true,
        read: (text) =>
          text.replace(
            /^(?:https:\/\/)?admin\.shopify\.com\/store\/([a-z\d-]+).*$/,
            'https://$1.myshopify.com',
          ),
        problem: (text) =>
          /^https:\/\/[a-z\d][a-z\d-]*\.myshopify\.com\/?$/i.test(text)
            ? undefined
            : 'Write the address that ends with .myshopify.com, such as your-shop.myshopify.com.',
      },
      {
        name: 'region',
        label: 'Country of the prices (optional)',
        help: 'Two letters, such as DE. Leave it empty for the prices of your own country.',
        placeholder: 'US',
        problem: (text) => (/^([a-z]{2})?$/i.test(text) ? undefined : 'Write two letters, such as US or DE.'),
      },
      {
        name: 'token',
        label: 'Public access token (optional)',
        help: 'Visitors then see how many you have left. In Shopify, install the app “Headless”, create a storefront, and copy its public token. Never use a private one.',
        problem: noSpaces,
      },
    ],
    idFrom: (host) => /^https?:\/\/([^./:]+)/i.exec(host)?.[1]?.toLowerCase() ?? '',
    explanations: {
      'not-found':
        'Shopify has no shop at this address. Check the address. If you have just opened the shop, remove its password under “Online Store”, “Preferences”.',
      refused: 'Shopify refused the request. Check the public access token, or remove it.',
      empty: 'Your shop works, but it shows no products yet. In Shopify, add one to the Online Store.',
      cors: 'There is a server at this address, but it does not answer as a Shopify shop. Check the address.',
      'not-a-store': 'There is no Shopify shop at this address. Check the address.',
    },
  },
  woocommerce: {
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
    idFrom: main,
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
  },
  file: {
    label: 'I list my products here',
    about: 'Payment links, or orders by email',
    fields: [
      {
        name: 'checkoutUrl',
        label: 'Where should orders go?',
        help: 'Your email address: the order opens in the visitor’s mail program. Or the address of a page that takes orders, with {order} where the order goes, such as https://wa.me/15550100144?text={order}.',
        problem: orderAddressProblem,
      },
    ],
  },
  none: {
    label: 'I have no store',
    about: 'You can add one later',
    fields: [],
  },
  medusa: {
    label: 'A Medusa server',
    about: 'For developers',
    fields: [
      {
        name: 'host',
        label: 'Address of the Medusa server',
        help: 'The server that the admin dashboard uses.',
        placeholder: 'https://medusa.your-business.com',
        isAddress: true,
        problem: (text) => (isWebAddress(text) ? undefined : ADDRESS),
      },
      {
        name: 'token',
        label: 'Publishable key',
        help: 'In the dashboard under “Settings”, “Publishable API Keys”. It begins with pk_.',
        placeholder: 'pk_…',
        problem: (text) =>
          /^pk_\S+$/.test(text) ? undefined : 'Write the publishable key, which begins with pk_.',
      },
      {
        name: 'region',
        label: 'Country or region of the prices (optional)',
        help: 'The two letters of a country, or an id that begins with reg_. Empty for the first region.',
        placeholder: 'us',
        problem: (text) =>
          /^([a-z]{2}|reg_\S+)?$/i.test(text)
            ? undefined
            : 'Write the two letters of a country, or an id that begins with reg_.',
      },
      {
        name: 'checkoutUrl',
        label: 'Address of your checkout page',
        help: 'With {cart}, which becomes the id of the cart. {success} and {cancel} become the addresses to return to.',
        placeholder: 'https://your-business.com/checkout?cart={cart}&success={success}',
        isAddress: true,
        problem: (text) =>
          isWebAddress(text) && text.includes('{cart}')
            ? undefined
            : 'Write an address that begins with https:// and contains {cart}.',
      },
    ],
    idFrom: main,
    explanations: {
      'not-found': 'The server responded, but it has no Medusa store. Check the address.',
      refused: 'Medusa refused the request. Check the publishable key and the region.',
      empty:
        'Medusa works, but shows no products. Add one to the sales channel of the publishable key in the dashboard.',
      cors: 'The server responded, but the browser blocked the response. Add the line below to the server’s settings, and restart Medusa.',
      'not-a-store': 'There is no Medusa server at this address. Check the address.',
    },
    setup: {
      title: 'Allow your website to use Medusa',
      text: 'Add the addresses of your website and of this builder to STORE_CORS in the server’s settings, then restart Medusa.',
      code: (website, builder) => `STORE_CORS=${website},${builder}`,
    },
  },
}

function noSpaces(text: string): string | undefined {
  return /\s/.test(text) ? 'Write it without spaces.' : undefined
}

/** Allows an empty field, because orders then go to the email address in the facts. */
function orderAddressProblem(text: string): string | undefined {
  if (!text) return undefined
  if (!/[/:]/.test(text)) return emailProblem(text)
  if (/^mailto:./i.test(text)) return undefined
  if (addressProblem(text)) return addressProblem(text)
  return text.includes('{order}')
    ? undefined
    : 'Add {order} to the address. It becomes the list of what the visitor ordered.'
}
