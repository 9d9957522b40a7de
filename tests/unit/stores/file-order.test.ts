import { expect, it, vi } from 'vitest'
import { explainFailure } from '../../../src/checkout/checkout-failure.ts'
import { messages } from '../../../src/diagnostics/messages.ts'
import { type CheckoutOrder, createCheckout } from '../../../src/provider/checkouts.ts'
import { createStoreClient } from '../../../src/provider/store-client.ts'
import '../../../src/stores/file/store.ts'
import { ENGLISH } from '../../../src/texts/locale.ts'
import { aResponse } from '../../support/factories.ts'
import { anOrder } from '../../support/stores.ts'

const variant = { manage_inventory: true, inventory_quantity: 3 }
const file = {
  products: [
    {
      id: 'tee',
      title: 'Tee',
      variants: [
        { ...variant, id: 'black', title: 'Black', payment_link: 'https://buy.example/black?n={quantity}' },
        { ...variant, id: 'red', title: 'Red', payment_link: 'https://buy.example/red' },
        { ...variant, id: 'white', title: 'White' },
      ],
    },
  ],
}
let hostNumber = 0

function aClient(checkoutUrl = '', body: unknown = file, status = 200) {
  vi.stubGlobal('fetch', async () => (status === 200 ? aResponse(body) : aResponse({}, { status })))
  hostNumber += 1
  return createStoreClient({
    host: `https://shop.example/products.json?v=${hostNumber}`,
    storeId: 'file',
    type: 'file',
    details: { checkoutUrl },
  })
}

const order = async (client: ReturnType<typeof aClient>, quantities: Record<string, number>) =>
  (await createCheckout(client, anOrder(quantities))).url
const checkOut = (client: ReturnType<typeof aClient>, items: CheckoutOrder['items']) =>
  createCheckout(client, { ...anOrder(), items })

const engraving = [{ custom_field_id: 'engraving', value: 'For Ann' }]

it.each([
  ['one piece', { red: 1 }, 'https://buy.example/red'],
  ['several pieces, if the link contains {quantity}', { black: 2 }, 'https://buy.example/black?n=2'],
])('opens the payment link for an order of %s', async (_, items, url) => {
  expect(await order(aClient('/order.html'), items)).toBe(url)
})

it.each([
  ['several pieces', { variant_id: 'red', quantity: 2 }],
  [
    'a piece with an entry in a custom field',
    { variant_id: 'red', quantity: 1, custom_field_values: engraving },
  ],
  ['a donation', { variant_id: 'red', quantity: 1, donation_amount: 2500 }],
])(
  'opens a payment link for %s only without an address for orders, and then asks for details',
  async (_, item) => {
    expect(await checkOut(aClient('shop@volt.example'), [item])).toMatchObject({
      url: 'mailto:shop@volt.example',
      asksForDetails: false,
    })
    expect(await checkOut(aClient(), [item])).toMatchObject({
      url: 'https://buy.example/red',
      asksForDetails: true,
    })
  },
)

it('replaces {quantity} with the number of pieces in all lines', async () => {
  expect(await order(aClient('/order.html?n={quantity}'), { black: 2, white: 1 })).toMatch(/\?n=3$/)
})

it('sends an order of several lines to the address for orders', async () => {
  const url = await order(aClient('/order.html?message={order}'), { black: 2, white: 1 })
  expect(decodeURIComponent(url)).toBe(
    'https://site.example/order.html?message=2 × Tee (Black)\n1 × Tee (White)',
  )
})

it('sends entries in custom fields to the address for orders', async () => {
  const item = { variant_id: 'white', quantity: 1, custom_field_values: engraving }
  const { url } = await checkOut(aClient('/order.html?message={order}'), [item])
  expect(new URL(url).searchParams.get('message')).toBe('1 × Tee (White, For Ann)')
})

it('keeps {order} in a mail, because the elements write the order', async () => {
  const url = await order(aClient('MAILTO:shop@volt.example?body={order}'), { white: 1 })
  expect(url).toBe('mailto:shop@volt.example?body={order}')
})

it.each([
  ['several lines with payment links', { black: 1, red: 1 }, 'Please order these products one at a time'],
  ['a line without a payment link', { white: 1 }, 'Not all of these products can be ordered here'],
])('tells visitors and the page author why %s cannot be ordered', async (_, items, reason) => {
  const error: unknown = await order(aClient(), items).catch((thrown: unknown) => thrown)
  expect(explainFailure(error, 'cart', ENGLISH)).toBe(
    `The store responded with “HTTP 422: ${reason}”. Your cart is unchanged.`,
  )
  expect(error).toMatchObject({ detail: expect.stringContaining('checkout-url') })
})

it('names a file that is missing', async () => {
  const error: unknown = await aClient('', {}, 404)
    .listProducts()
    .catch((reason: unknown) => reason)
  expect(messages['store-failed']({ error })).toMatch(/products\.json.* was not found: correct store-host/)
})

it('explains a file without products', async () => {
  await expect(aClient('', []).listProducts()).rejects.toMatchObject({
    status: 422,
    detail: expect.stringContaining('must contain { "products"'),
  })
})
