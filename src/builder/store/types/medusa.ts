import { ADDRESS, isWebAddress, type StoreType } from './store-type.ts'

export const medusaServer: StoreType = {
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
  idFrom: () => 'main',
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
}
