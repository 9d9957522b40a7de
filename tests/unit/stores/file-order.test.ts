import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../../../src/diagnostics/messages.ts'
import { createCheckout } from '../../../src/provider/checkouts.ts'
import { createStoreClient } from '../../../src/provider/store-client.ts'
import '../../../src/stores/file/store.ts'
import { aResponse } from '../../support/factories.ts'

const variant = { manage_inventory: true, inventory_quantity: 3 }
const file = {
  products: [
    {
      id: 'tee',
      title: 'Tee',
      variants: [
        { ...variant, id: 'black', title: 'Black', payment_link: 'https://buy.example/black?n={quantity}' },
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

async function order(client: ReturnType<typeof aClient>, items: Record<string, number>): Promise<string> {
  const { url } = await createCheckout(client, {
    items: Object.entries(items).map(([variant_id, quantity]) => ({ variant_id, quantity })),
    successUrl: 'https://shop.example/success',
    cancelUrl: 'https://shop.example/shop/',
    timeZone: 'UTC',
  })
  return url
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('opens the payment link of an order of one line', async () => {
  expect(await order(aClient('/order.html'), { black: 2 })).toBe('https://buy.example/black?n=2')
})

it('sends an order of several lines to the address for orders', async () => {
  const url = await order(aClient('/order.html?message={order}'), { black: 2, white: 1 })
  expect(decodeURIComponent(url)).toBe(
    'https://shop.example/order.html?message=2 × Tee (Black)\n1 × Tee (White)',
  )
})

it('can send an order by mail', async () => {
  const url = await order(aClient('mailto:shop@volt.example?body={order}'), { white: 1 })
  expect(decodeURIComponent(url)).toBe('mailto:shop@volt.example?body=1 × Tee (White)')
})

it('explains an order that the file has no address for', async () => {
  const error: unknown = await order(aClient(), { black: 1, white: 1 }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 422, detail: expect.stringContaining('checkout-url') })
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
