import type { StoreType } from './store-type.ts'

export const shopifyShop: StoreType = {
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
}

function noSpaces(text: string): string | undefined {
  return /\s/.test(text) ? 'Write it without spaces.' : undefined
}
