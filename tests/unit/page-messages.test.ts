import { describe, expect, it } from 'vitest'
import { messages } from '../../src/diagnostics/messages.ts'
import { missingAdapter } from '../../src/diagnostics/store-messages.ts'
import { findValueProblem } from '../../src/diagnostics/suspicious-value.ts'

describe('a suspicious value', () => {
  it.each([
    ['booking-url', 'cal.com/volt', 'no-scheme'],
    ['endpoint', 'formspree.io/f/x', 'no-scheme'],
    ['quote-endpoint', 'WWW.volt.example', 'no-scheme'],
    ['store-host', 'api.store.example:8080/x', 'no-scheme'],
    ['booking', 'cal.com', 'no-scheme'],
    ['store-id', '“volt”', 'curly-quotes'],
    ['store-token', 'shpat_0123456789abcdef', 'private-token'],
    ['store-token', 'shptka_0123456789abcdef', 'private-token'],
    ['store-token', 'sk_0123456789abcdef', 'private-token'],
    ['store-token', 'rk_live_0123456789abcdef', 'private-token'],
    ['store-token', 'ck_0123456789abcdef', 'private-token'],
    ['store-token', 'cs_0123456789abcdef', 'private-token'],
    ['checkout-url', 'shop.example/checkout?cart={cart}', 'no-scheme'],
  ] as const)('is found: %s="%s"', (name, text, problem) => {
    expect(findValueProblem(name, text)).toBe(problem)
  })

  it.each([
    ['booking-url', 'https://cal.com/volt'],
    ['booking-url', '/book'],
    ['booking-url', 'book/now.v2'],
    ['booking-url', 'tel:+15550100199'],
    ['endpoint', 'send.php'],
    ['endpoint', 'mailto:hello@volt.example'],
    ['owner-photo', 'images/me.jpg'],
    ['owner-photo', 'me.jpeg'],
    ['store-host', '/provider'],
    ['store-host', 'https://store.example'],
    ['product-url', 'product.html?id={id}'],
    ['store-id', 'store_01HXYZ'],
    ['store-id', 'shop'],
    ['store-token', 'pk_0123456789abcdef'],
    ['store-token', '0a1b2c3d4e5f60718293a4b5c6d7e8f9'],
    ['checkout-url', '/order.html?order={order}'],
    ['checkout-url', 'mailto:shop@volt.example?body={order}'],
    ['phone', '(555) 010-0199'],
    ['email', 'hello@volt.example'],
    ['business-name', 'Booking.com'],
    ['headline', '“Volt” keeps the lights on'],
  ])('is not found in %s="%s"', (name, text) => {
    expect(findValueProblem(name, text)).toBeUndefined()
  })
})

describe('the message about an unknown attribute', () => {
  it.each([
    ['store-grid', ['browse', 'store-id'], 'Its attributes are browse, store-id.'],
    ['cart-button', [], 'Remove it.'],
  ])('of <%s> says how to correct it', (tag, known, fix) => {
    expect(messages['unknown-attribute']({ tag, name: 'store_id', known })).toContain(`no effect. ${fix}`)
  })
})

it.each([
  ['shpat_0123456789abcdef', 'Set the public access token of the Storefront API.'],
  ['sk_0123456789abcdef', 'Set a publishable API key, which begins with “pk_”.'],
  ['ck_0123456789abcdef', 'WooCommerce needs no key: remove the attribute.'],
])('the message about a private key says how to replace %s and does not repeat the key', (text, fix) => {
  const message = messages['private-token']({ tag: 'store-grid', name: 'store-token', text })
  expect(message).toContain('Revoke this key in your store now.')
  expect(message).toContain(fix)
  expect(message).not.toContain('abcdef')
})

describe('the message about a store with a type', () => {
  const about = (error: object) => messages['store-failed']({ error })

  it('lists the known types if the page has no adapter', () => {
    expect(missingAdapter('etsy')).toBe(
      'This page has no adapter for store-type="etsy". Use one of "file", "medusa", "shopify", "woocommerce", ' +
        'or load the script of your own adapter.',
    )
  })

  it.each([
    [404, 'Check store-host: it must be the address of the store for store-type="shopify".'],
    [400, 'Check the settings next to store-type and the setting of the element'],
  ])('gives no advice about the ID of a hosted store for status %d', (status, fix) => {
    const url = 'https://volt.myshopify.com/store/volt/products'
    const text = about({ message: `HTTP ${status}: `, status, url, type: 'shopify' })
    expect(text).toContain(fix)
    expect(text).not.toContain('store-id')
  })

  const url = 'https://volt.example/shop/products.json/store/file/products'
  const needsKey = 'Publishable API key required in the request header: x-publishable-api-key.'

  it.each<[{ status?: number; kind?: string; detail?: string; url?: string }, string]>([
    [
      { status: 400, detail: needsKey, url },
      'set store-token to a publishable API key of your Medusa server',
    ],
    [{ status: 401, detail: 'Check store-token.' }, 'Set a public key that may read products.'],
    [{ kind: 'malformed', url }, 'https://volt.example/shop/products.json is not valid JSON.'],
    [{ status: 422, detail: 'No products' }, 'HTTP 422 (No products). Correct what the store names.'],
  ])('says how to correct %j', (error, fix) => {
    expect(about({ message: `HTTP ${error.status}: `, ...error })).toContain(fix)
  })
})

describe('the message about a failed request to the store', () => {
  const failed = (status: number | undefined, url: string, detail?: string) =>
    messages['store-failed']({
      error: { message: status ? `HTTP ${status}: ` : 'The store could not be reached', status, detail, url },
    })

  it.each([
    [404, '/store/volt/products', 'Correct store-id="volt"'],
    [404, '/store/volt/products/prod_1?x=1', 'The store has no product with the ID "prod_1"'],
    [400, '/store/volt/products?limit=3', 'Check store-id="volt"'],
    [503, '/store/volt/products', 'The store responded with HTTP 503 (Down).'],
    [undefined, 'https://store.example/store/volt/products', 'connect-src'],
  ])('with the status %s for %s says: %s', (status, url, fix) => {
    expect(failed(status, url, status === 503 ? 'Down' : undefined)).toContain(fix)
  })

  it('is not logged when the store cannot sort, because the list then appears in its order', () => {
    expect(failed(400, '/store/volt/products?sort_by=created_at')).toBeUndefined()
  })
})

describe('the message about an invalid attribute', () => {
  const aboutValue = messages['invalid-attribute']
  const attribute = { tag: 'x-tag', name: 'some-name', text: 'hsah' }

  it.each([
    [
      'lists the valid values',
      { problem: 'choice', attribute: { values: ['history', 'hash'], default: 'history' } },
      'is not one of "history", "hash". Using "history" instead.',
    ],
    [
      'lists the valid schemes of a URL',
      { problem: 'address', attribute: { schemes: ['tel:'] } },
      'is not an http, https, tel: or relative URL. It is ignored.',
    ],
  ] as const)('%s', (_, details, problem) => {
    expect(aboutValue({ ...attribute, ...details })).toBe(`<x-tag> some-name="hsah" ${problem}`)
  })
})
