import { describe, expect, it } from 'vitest'
import { allCatalogs } from '../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../demo/store/handler.ts'

const base = 'http://shop.test/provider'
/** A Monday at 10:20 AM in New York. */
const now = new Date('2026-03-02T15:20:00Z')
const urls = { successUrl: 'https://site.test/success', cancelUrl: 'https://site.test/store?from=cart#top' }
const zone = { time_zone: 'Europe/Paris' }

type Options = Parameters<typeof createDemoStore>[0]

/** Returns a new demo store and functions that send requests to it. */
function aStore(id = 'demo', options: Options = {}) {
  const handle = createDemoStore({ catalogs: allCatalogs, now: () => now, ...options })
  const call = (path: string, init?: RequestInit) => handle(new Request(`${base}/store/${id}/${path}`, init))
  const read = async (path: string) => (await call(path)).json()
  const post = (path: string, body: unknown) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const visit = async (url: string) => (await handle(new Request(url))).text()
  const pay = (url: string) => handle(new Request(url, { method: 'POST' }))
  const order = (items: unknown, changes: object = {}) =>
    post('checkout', { items, ...urls, timeZone: 'America/Chicago', ...changes })
  const urlFor = async (items: unknown, changes?: object): Promise<string> =>
    (await (await order(items, changes)).json()).url
  const plugStock = async () =>
    (await read('variants?fields=inventory_quantity&product_ids[]=prod_smart_plug')).variants[0]
      .inventory_quantity
  return { handle, call, read, post, visit, pay, order, urlFor, plugStock }
}

/** Returns a wholesale store and a free time slot for its consultation. */
async function aCalendar() {
  const store = aStore('wholesale')
  const event = { booking_event_id: 'bevent_ev_consultation', ...zone }
  const request = (path: string, body: object) =>
    store.handle(
      new Request(`${base}/store/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...event, ...body }),
      }),
    )
  const slotsOf = async (date: string): Promise<string[]> =>
    (await (await request('time-slots', { date })).json()).slots
  const days = await (
    await request('availability', { from_date: '2026-03-01', to_date: '2026-03-31' })
  ).json()
  const [slot = ''] = await slotsOf(days.available_dates.at(-1))
  return { ...store, request, slotsOf, days, slot }
}

const plugs = (quantity: unknown) => [{ variant_id: 'variant_smart_plug', quantity }]
const appointment = (time_slot: unknown, changes: object = {}) => [
  { variant_id: 'variant_wholesale_ev_consultation', quantity: 1, time_slot, ...zone, ...changes },
]
const labels = (...values: unknown[]) => [
  { variant_id: 'variant_wholesale_labels_2', quantity: 1, custom_field_values: values },
]
const donation = (donation_amount: unknown) => [
  { variant_id: 'variant_wholesale_donation', quantity: 1, donation_amount },
]

describe('the demo store', () => {
  it('omits stock, weight and related products from the list', async () => {
    expect(JSON.stringify(await aStore().read('products'))).not.toMatch(
      /"(related_products|inventory_quantity|weight)"/,
    )
  })

  it('returns quantities for variants with managed inventory and null for all others', async () => {
    const ids = 'product_ids[]=prod_smart_plug&product_ids[]=prod_torch'
    expect((await aStore().read(`variants?fields=inventory_quantity&${ids}`)).variants).toEqual([
      { id: 'variant_smart_plug', inventory_quantity: 3 },
      { id: 'variant_torch', inventory_quantity: null },
    ])
  })

  it.each([
    ['demo', 'products?page=2', 400],
    ['demo', 'products?limit=many', 400],
    ['demo', 'products?collection_ids[]=pcol_home', 400],
    ['wholesale', 'products?sort_by=title', 400],
    ['demo', 'variants?product_ids[]=prod_tee', 400],
    ['demo', 'products/prod_nothing', 404],
    ['nobody', 'products', 404],
    ['failing', 'products', 503],
  ])('“%s” rejects %s with the status %i', async (id, path, status) => {
    const response = await aStore(id).call(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect((await response.json()).message).toEqual(expect.any(String))
  })
})

describe('the demo store’s checkout', () => {
  it.each([
    ['a null locale', plugs(1), { locale: null }],
    ['an unknown key', plugs(1), { currency: 'usd' }],
    ['no items', [], {}],
    ['a quantity of zero', plugs(0), {}],
    ['a javascript: URL', plugs(1), { cancelUrl: 'javascript:alert(1)' }],
    ['more than the stock', plugs(4), {}],
    ['a product that is not for sale', [{ variant_id: 'variant_dimmer', quantity: 1 }], {}],
  ])('rejects %s', async (_, items, changes) => {
    expect((await aStore().order(items, changes)).status).toBe(400)
  })

  it.each([
    ['a subscription', [{ variant_id: 'variant_wholesale_care_plan', quantity: 1 }]],
    ['a booking without a time slot', appointment(undefined)],
    ['a booking on a Sunday', appointment('2026-03-08T09:00:00')],
    ['no value for a required field', labels()],
    ['a donation without an amount', donation(undefined)],
    ['a donation below the minimum', donation(499)],
  ])('rejects %s in the wholesale store', async (_, items) => {
    expect((await aStore('wholesale').order(items)).status).toBe(400)
  })

  it('reduces the stock once, when the visitor pays', async () => {
    const { urlFor, visit, pay, plugStock } = aStore()
    const url = await urlFor(plugs(1))
    await visit(url)
    expect(await plugStock()).toBe(3)
    const paid = await pay(url)
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://site.test/success'])
    await pay(url)
    expect(await plugStock()).toBe(2)
  })
})

describe('the demo store’s booking calendar', () => {
  it('removes a time slot after the payment, and refuses further orders and payments of it', async () => {
    const { slot, slotsOf, urlFor, visit, pay, order } = await aCalendar()
    const [url, late] = [await urlFor(appointment(slot)), await urlFor(appointment(slot))]
    expect(await visit(url)).toContain(slot.slice(0, 16).replace('T', ' at '))
    expect(await slotsOf(slot.slice(0, 10))).toContain(slot)
    expect((await pay(url)).status).toBe(303)
    expect(await slotsOf(slot.slice(0, 10))).not.toContain(slot)
    expect((await pay(late)).status).toBe(409)
    expect(await (await order(appointment(slot))).json()).toMatchObject({
      code: 'booking_slot_not_available',
    })
  })

  it.each([
    ['availability', { from_date: '2026-02-30', to_date: '2026-03-03' }, 400],
    ['availability', { from_date: '2026-03-02', to_date: '2026-03-03', time_zone: 'Mars/Olympus' }, 400],
    ['time-slots', { date: '2026-03-03', booking_event_id: 'bevent_none' }, 404],
  ])('rejects a request for %s with %j', async (path, body, status) => {
    expect((await (await aCalendar()).request(path, body)).status).toBe(status)
  })
})
