import { describe, expect, it } from 'vitest'
import { allCatalogs } from '../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../demo/store/handler.ts'

const base = 'http://shop.test/provider'
/** A Monday at 10:20 AM in New York. */
const today = new Date('2026-03-02T15:20:00Z')
const inspection = 'bevent_safety_inspection'
const consultation = 'bevent_ev_consultation'
const zone = { time_zone: 'Europe/Paris' }

function aStore(now = today) {
  const handle = createDemoStore({ catalogs: allCatalogs, now: () => now })
  const post = (path: string, body: unknown) =>
    handle(
      new Request(`${base}/store/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const availability = async (from_date: string, to_date: string, booking_event_id = inspection) =>
    (await post('availability', { booking_event_id, from_date, to_date, ...zone })).json()
  const slots = async (date: string, booking_event_id = inspection): Promise<string[]> =>
    (await (await post('time-slots', { booking_event_id, date, ...zone })).json()).slots
  const checkout = (...items: unknown[]) =>
    post('wholesale/checkout', {
      items,
      successUrl: 'https://site.test/success',
      cancelUrl: 'https://site.test/store',
      timeZone: 'Europe/Paris',
    })
  const urlFor = async (...items: unknown[]): Promise<string> => (await (await checkout(...items)).json()).url
  const pay = (url: string) => handle(new Request(url, { method: 'POST' }))
  const visit = async (url: string) => (await handle(new Request(url))).text()
  return { post, availability, slots, checkout, urlFor, pay, visit }
}

const anAppointment = (time_slot: unknown, changes: object = {}) => ({
  variant_id: 'variant_wholesale_ev_consultation',
  quantity: 1,
  time_slot,
  ...zone,
  ...changes,
})

const aLabel = (custom_field_values?: unknown) => ({
  variant_id: 'variant_wholesale_labels_2',
  quantity: 1,
  ...(custom_field_values === undefined ? {} : { custom_field_values }),
})
const textField = 'field_prod_wholesale_labels_2_0'
const secondLine = 'field_prod_wholesale_labels_2_1'
const aText = (custom_field_id: string, value: unknown) => ({ custom_field_id, value })

const aDonation = (donation_amount: unknown, quantity = 1) => ({
  variant_id: 'variant_wholesale_donation',
  quantity,
  donation_amount,
})
const aPlainItem = { variant_id: 'variant_wholesale_panel_4', quantity: 1 }

/** Returns the first free time slot of the consultation on or after the given day. */
async function aFreeSlot({ slots, availability }: ReturnType<typeof aStore>): Promise<string> {
  const { available_dates } = await availability('2026-03-03', '2026-03-31', consultation)
  const [slot = ''] = await slots(available_dates[0], consultation)
  return slot
}

describe('booking calendar of the demo store', () => {
  it('lists every requested day once, as available or disabled, in the business’s time zone', async () => {
    const { available_dates, disabled_dates, time_zone } = await aStore().availability(
      '2026-03-01',
      '2026-03-31',
    )
    expect(time_zone).toBe('America/New_York')
    expect([...available_dates, ...disabled_dates].toSorted()).toEqual(
      Array.from({ length: 31 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`),
    )
    expect(available_dates.length).toBeGreaterThan(8)
  })

  it('lists no weekends or past days as available, and only some weekdays', async () => {
    const { available_dates } = await aStore().availability('2026-02-01', '2026-05-31')
    const weekdays = available_dates.map((day: string) => new Date(`${day}T00:00:00Z`).getUTCDay())
    expect(weekdays).not.toContain(0)
    expect(weekdays).not.toContain(6)
    expect(available_dates.every((day: string) => day >= '2026-03-02')).toBe(true)
    const weekdaysLeft = 65
    expect(available_dates.length).toBeLessThan(weekdaysLeft)
    expect(available_dates.length).toBeGreaterThan(weekdaysLeft / 2)
  })

  it('lists a day as available only if the day has free time slots', async () => {
    const { availability, slots } = aStore()
    const { available_dates, disabled_dates } = await availability('2026-03-01', '2026-03-14')
    for (const day of available_dates) expect(await slots(day)).not.toEqual([])
    for (const day of disabled_dates) expect(await slots(day)).toEqual([])
  })

  it.each([
    [inspection, 120],
    [consultation, 30],
    ['bevent_panel_visit', 45],
  ])('offers time slots for %s between 8:00 and 17:00, in steps of %i minutes', async (event, minutes) => {
    const { availability, slots } = aStore()
    const { available_dates } = await availability('2026-03-03', '2026-04-30', event)
    for (const day of available_dates) {
      for (const slot of await slots(day, event)) {
        expect(slot).toMatch(new RegExp(`^${day}T\\d\\d:\\d\\d:00$`))
        const start = Number(slot.slice(11, 13)) * 60 + Number(slot.slice(14, 16)) - 8 * 60
        expect(start % minutes).toBe(0)
        expect(start).toBeGreaterThanOrEqual(0)
        expect(start + minutes).toBeLessThanOrEqual(9 * 60)
      }
    }
  })

  it('omits time slots that have already started in the business’s time zone', async () => {
    const all = await aStore(new Date('2026-02-20T12:00:00Z')).slots('2026-03-02', consultation)
    const left = await aStore(today).slots('2026-03-02', consultation)
    expect(left).toEqual(all.filter((slot) => slot > '2026-03-02T10:20:00'))
    expect(left.length).toBeLessThan(all.length)
    expect(await aStore(new Date('2026-03-03T03:00:00Z')).slots('2026-03-02', consultation)).toEqual([])
  })

  it.each([
    ['an unknown property', { page: 1 }, 400],
    ['a day that does not exist', { from_date: '2026-02-30' }, 400],
    ['a time instead of a day', { to_date: '2026-03-04T09:00:00' }, 400],
    ['an unknown time zone', { time_zone: 'Mars/Olympus' }, 400],
    ['no time zone', { time_zone: undefined }, 400],
    ['a range that ends before it starts', { to_date: '2026-02-01' }, 400],
    ['more than 366 days', { to_date: '2027-03-03' }, 400],
    ['an unknown booking event', { booking_event_id: 'bevent_none' }, 404],
  ])('rejects a request for available days with %s', async (_, changes, status) => {
    const body = { booking_event_id: inspection, from_date: '2026-03-02', to_date: '2026-03-03', ...zone }
    const response = await aStore().post('availability', { ...body, ...changes })
    expect(response.status).toBe(status)
    expect((await response.json()).message).toEqual(expect.any(String))
  })

  it.each([
    ['an unknown property', { from_date: '2026-03-03' }, 400],
    ['an invalid day', { date: '3/4/2026' }, 400],
    ['an unknown booking event', { booking_event_id: 'bevent_none' }, 404],
  ])('rejects a request for time slots with %s', async (_, changes, status) => {
    const body = { booking_event_id: inspection, date: '2026-03-03', ...zone }
    expect((await aStore().post('time-slots', { ...body, ...changes })).status).toBe(status)
  })
})

describe('booking in the demo store', () => {
  it('removes the time slot from the calendar after the payment', async () => {
    const store = aStore()
    const slot = await aFreeSlot(store)
    const day = slot.slice(0, 10)
    const before = await store.slots(day, consultation)
    const url = await store.urlFor(anAppointment(slot))
    expect(await store.slots(day, consultation)).toEqual(before)
    expect((await store.pay(url)).status).toBe(303)
    expect(await store.slots(day, consultation)).toEqual(before.filter((other) => other !== slot))
  })

  it('shows the appointment on the checkout page', async () => {
    const store = aStore()
    const slot = await aFreeSlot(store)
    const html = await store.visit(await store.urlFor(anAppointment(slot)))
    expect(html).toContain('EV charger consultation (free)')
    expect(html).toContain(slot.slice(0, 16).replace('T', ' at '))
    expect(html).toContain('$0.00')
  })

  it('is rejected with booking_slot_not_available if another customer has booked the time slot', async () => {
    const store = aStore()
    const slot = await aFreeSlot(store)
    await store.pay(await store.urlFor(anAppointment(slot)))
    const response = await store.checkout(anAppointment(slot))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'booking_slot_not_available',
      message: 'Booking time slot not available',
    })
  })

  it('cannot be paid if another customer paid for the same time slot first', async () => {
    const store = aStore()
    const slot = await aFreeSlot(store)
    const [first, second] = [await store.urlFor(anAppointment(slot)), await store.urlFor(anAppointment(slot))]
    await store.pay(first)
    const response = await store.pay(second)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('is no longer free')
  })

  it.each([
    ['on a Sunday', '2026-03-08T09:00:00'],
    ['in the past', '2026-03-02T08:00:00'],
    ['between two time slots', '2026-03-04T09:10:00'],
  ])('is not available %s', async (_, slot) => {
    const response = await aStore().checkout(anAppointment(slot))
    expect(await response.json()).toMatchObject({ code: 'booking_slot_not_available' })
  })

  it.each([
    ['without a time slot', { time_slot: undefined }],
    ['with a malformed time slot', { time_slot: '2026-03-04 09:00' }],
    ['without a time zone', { time_zone: undefined }],
    ['with an unknown time zone', { time_zone: 'Mars/Olympus' }],
    ['with a quantity of 2', { quantity: 2 }],
  ])('is rejected %s', async (_, changes) => {
    const store = aStore()
    const response = await store.checkout(anAppointment(await aFreeSlot(store), changes))
    expect(response.status).toBe(400)
    expect(await response.json()).not.toHaveProperty('code')
  })
})

describe('custom fields in the demo store’s checkout', () => {
  it('are accepted, trimmed and shown on the checkout page', async () => {
    const { urlFor, visit } = aStore()
    const html = await visit(
      await urlFor(aLabel([aText(textField, '  Oven <3>  '), aText(secondLine, '40 A')])),
    )
    expect(html).toContain('<small>Oven &lt;3&gt;</small><small>40 A</small>')
  })

  it.each([
    ['no values for a required field', undefined],
    ['an empty list', []],
    ['only the optional field', [aText(secondLine, 'Oven')]],
    ['a blank required field', [aText(textField, '  ')]],
    ['an unknown field', [aText(textField, 'Oven'), aText('field_other', 'x')]],
    ['a repeated field', [aText(textField, 'Oven'), aText(textField, 'Stove')]],
    ['a value that is not text', [aText(textField, 5)]],
    ['an unknown key', [{ ...aText(textField, 'Oven'), title: 'x' }]],
    ['an object instead of a list', { [textField]: 'Oven' }],
  ])('are rejected with %s', async (_, values) => {
    expect((await aStore().checkout(aLabel(values))).status).toBe(400)
  })
})

describe('donations in the demo store’s checkout', () => {
  it.each([500, 1234, 50000])('can be %i cents', async (amount) => {
    const { urlFor, visit } = aStore()
    expect(await visit(await urlFor(aDonation(amount)))).toContain(`$${(amount / 100).toFixed(2)}`)
  })

  it.each([
    ['no amount', aDonation(undefined)],
    ['less than the minimum', aDonation(499)],
    ['more than the maximum', aDonation(50001)],
    ['a fraction of a cent', aDonation(500.5)],
    ['an amount as text', aDonation('1000')],
    ['a quantity of 2', aDonation(1000, 2)],
  ])('are rejected with %s', async (_, item) => {
    expect((await aStore().checkout(item)).status).toBe(400)
  })
})

describe('wholesale store checkout', () => {
  it('rejects subscriptions', async () => {
    const response = await aStore().checkout({ variant_id: 'variant_wholesale_care_plan', quantity: 1 })
    expect(response.status).toBe(400)
  })

  it.each([
    ['a time slot for a product', { time_slot: '2026-03-04T09:00:00' }],
    ['a donation amount for a product', { donation_amount: 1000 }],
    ['an unknown key', { price: 1 }],
  ])('rejects %s', async (_, extra) => {
    const response = await aStore().checkout({ ...aPlainItem, ...extra })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toBe(`property ${Object.keys(extra)[0]} should not exist`)
  })

  it('rejects products that have no price', async () => {
    const products = allCatalogs['wholesale']?.().products ?? []
    const variant = products.flatMap(({ variants }) => variants).find(({ amount }) => amount === null)
    const response = await aStore().checkout({ variant_id: variant?.id, quantity: 1 })
    expect(await response.json()).toMatchObject({ code: 'not_purchasable' })
  })

  it('rejects a quantity above the stock', async () => {
    const response = await aStore().checkout({ ...aPlainItem, quantity: 1000 })
    expect(await response.json()).toMatchObject({ code: 'insufficient_inventory' })
  })
})
