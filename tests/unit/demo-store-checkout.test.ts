import { describe, expect, it } from 'vitest'
import { createDemoStore } from '../../demo/store/handler.ts'
import { createState, type StoreState } from '../../demo/store/state.ts'

const base = 'http://shop.test/provider'

const orderItem = (variant_id: string, quantity: unknown) => ({ variant_id, quantity })

const aBody = (changes: Record<string, unknown> = {}) => ({
  items: [orderItem('variant_smart_plug', 2)],
  successUrl: 'https://site.test/success',
  cancelUrl: 'https://site.test/store?from=cart#top',
  timeZone: 'America/Chicago',
  ...changes,
})

function aStore() {
  const handle = createDemoStore()
  const start = (body: unknown, id = 'demo') =>
    handle(
      new Request(`${base}/store/${id}/checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const urlFor = async (body: unknown, id?: string): Promise<string> =>
    (await (await start(body, id)).json()).url
  const visit = (url: string) => handle(new Request(url))
  const pay = (url: string) => handle(new Request(url, { method: 'POST' }))
  const stock = async (id = 'demo'): Promise<number> => {
    const query = 'fields=inventory_quantity&product_ids[]=prod_smart_plug'
    const response = await handle(new Request(`${base}/store/${id}/variants?${query}`))
    return (await response.json()).variants[0].inventory_quantity
  }
  return { start, urlFor, visit, pay, stock, handle }
}

describe('demo store checkout endpoint', () => {
  it('returns an absolute checkout URL with a session ID', async () => {
    expect(await aStore().urlFor(aBody())).toMatch(/^http:\/\/shop\.test\/provider\/checkout\?session=.+/)
  })

  it('accepts the file: URLs of a page that was opened from disk', async () => {
    const body = aBody({
      successUrl: 'file:///home/me/page.html#/success',
      cancelUrl: 'file:///home/me/page.html',
    })
    expect((await aStore().start(body)).status).toBe(200)
  })

  it.each([
    ['a null locale', aBody({ locale: null })],
    ['an unknown key', aBody({ currency: 'usd' })],
    ['no time zone', aBody({ timeZone: undefined })],
    ['no items', aBody({ items: [] })],
    ['items that are not a list', aBody({ items: {} })],
    ['an unknown item key', aBody({ items: [{ variant_id: 'variant_mug', quantity: 1, price: 1 }] })],
    ['a quantity of zero', aBody({ items: [orderItem('variant_mug', 0)] })],
    ['a fractional quantity', aBody({ items: [orderItem('variant_mug', 0.5)] })],
    ['a quantity that is a string', aBody({ items: [orderItem('variant_mug', '1')] })],
    ['a relative success URL', aBody({ successUrl: '/success' })],
    ['a relative cancel URL', aBody({ cancelUrl: 'store.html' })],
    ['a javascript: URL', aBody({ cancelUrl: 'javascript:alert(1)' })],
    ['a product that is not for sale', aBody({ items: [orderItem('variant_dimmer', 1)] })],
    ['invalid JSON', 'items=1'],
    ['a list', []],
  ])('rejects %s', async (_, body) => {
    const response = await aStore().start(body)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toEqual(expect.any(String))
  })

  it('returns 404 for an unknown variant', async () => {
    const response = await aStore().start(aBody({ items: [orderItem('variant_nothing', 1)] }))
    expect(response.status).toBe(404)
  })

  it.each([
    ['more than the stock', [orderItem('variant_smart_plug', 4)]],
    [
      'more than the stock in two lines',
      [orderItem('variant_smart_plug', 2), orderItem('variant_smart_plug', 2)],
    ],
    ['a sold-out variant', [orderItem('variant_extension_reel', 1)]],
    ['a managed variant with unknown stock', [orderItem('variant_usb_outlet_brass', 1)]],
  ])('rejects %s with the code insufficient_inventory', async (_, items) => {
    const response = await aStore().start(aBody({ items }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'insufficient_inventory',
      message: expect.any(String),
    })
  })

  it('accepts any quantity of a variant without managed inventory', async () => {
    const items = [orderItem('variant_torch', 9999)]
    expect((await aStore().start(aBody({ items }))).status).toBe(200)
  })
})

describe('demo store checkout page', () => {
  it('escapes HTML in the submitted URLs', async () => {
    const { urlFor, visit } = aStore()
    const url = await urlFor(aBody({ cancelUrl: 'https://site.test/?a="><script>&b=\'' }))
    const html = await (await visit(url)).text()
    expect(html).not.toContain('<script>')
    expect(html).toContain('&amp;b=')
  })

  it('blocks scripts, inline styles and external images with its security policy', async () => {
    const { urlFor, visit } = aStore()
    const response = await visit(await urlFor(aBody()))
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; style-src 'self'; img-src 'self'")
    expect(await response.text()).not.toMatch(/<style|style=|<script/)
  })
})

describe('payment in the demo store', () => {
  it('reduces the stock and redirects to the success URL', async () => {
    const { urlFor, pay, stock } = aStore()
    const response = await pay(await urlFor(aBody()))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('https://site.test/success')
    expect(await stock()).toBe(1)
  })

  it('reduces the stock only once when the visitor pays twice', async () => {
    const { urlFor, pay, stock } = aStore()
    const url = await urlFor(aBody({ items: [orderItem('variant_smart_plug', 1)] }))
    await pay(url)
    expect((await pay(url)).status).toBe(303)
    expect(await stock()).toBe(2)
  })

  it('is the only step that reduces the stock', async () => {
    const { urlFor, visit, stock } = aStore()
    await visit(await urlFor(aBody()))
    expect(await stock()).toBe(3)
  })

  it('is refused when another visitor has bought the last items', async () => {
    const { urlFor, pay, stock } = aStore()
    const [first, second] = [await urlFor(aBody()), await urlFor(aBody())]
    await pay(first)
    const response = await pay(second)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('Somebody was faster')
    expect(await stock()).toBe(1)
  })

  it('shows the path of a local file as text, because a website cannot redirect to the file', async () => {
    const { urlFor, pay, visit } = aStore()
    const url = await urlFor(aBody({ successUrl: 'file:///shop.html', cancelUrl: 'file:///shop.html' }))
    const response = await pay(url)
    expect(response.headers.get('location')).toBe(url)
    const html = await (await visit(url)).text()
    expect(html).toContain('Your order is paid')
    expect(html).toContain('<code>file:///shop.html</code>')
  })
})

describe('demo store inside a page', () => {
  function aPageStore() {
    let stored = JSON.stringify(createState())
    const storage = {
      read: () => JSON.parse(stored),
      write: (state: StoreState) => {
        stored = JSON.stringify(state)
      },
    }
    const options = {
      storage,
      pictureUrl: (name: string) => `pictures/${name}.svg`,
      checkoutUrl: () => 'https://site.test/demo/checkout.html',
      canOpenFiles: true,
    }
    return () => createDemoStore(options)
  }
  const request = (path: string, init?: RequestInit) => new Request(`${base}/${path}`, init)
  const start = (body: unknown) =>
    request('store/demo/checkout', { method: 'POST', body: JSON.stringify(body) })

  it('keeps orders and stock when the page is reloaded', async () => {
    const open = aPageStore()
    const { url } = await (await open()(start(aBody()))).json()
    expect(url).toMatch(/^https:\/\/site\.test\/demo\/checkout\.html\?session=/)
    const checkout = `checkout${new URL(url).search}`
    const html = await (await open()(request(checkout))).text()
    expect(html).toContain('src="pictures/smart-plug.svg"')
    const paid = await open()(request(checkout, { method: 'POST' }))
    expect(paid.headers.get('location')).toBe('https://site.test/success')
    const query = 'fields=inventory_quantity&product_ids[]=prod_smart_plug'
    const stock = await (await open()(request(`store/demo/variants?${query}`))).json()
    expect(stock.variants[0].inventory_quantity).toBe(1)
  })

  it('redirects to a local file after a payment', async () => {
    const handle = aPageStore()()
    const file = 'file:///home/me/first-page.html'
    const { url } = await (
      await handle(start(aBody({ successUrl: `${file}#/success`, cancelUrl: file })))
    ).json()
    const checkout = `checkout${new URL(url).search}`
    expect(await (await handle(request(checkout))).text()).toContain(`href="${file}"`)
    const paid = await handle(request(checkout, { method: 'POST' }))
    expect(paid.headers.get('location')).toBe(`${file}#/success`)
  })
})
