import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { ProductDetail } from '../../src/tags/product-detail/product-detail.tsx'
import { StoreGrid } from '../../src/tags/store-grid/store-grid.tsx'
import { cartContent, fillCart } from '../support/carts.ts'
import { aResponse, aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aFakeStore, anErrorResponse } from '../support/stores.ts'

const booking = aWireProduct({
  id: 'visit',
  title: 'Home inspection',
  type: { value: 'booking' },
  variants: [
    {
      ...aWireVariant({ id: 'visit_1', title: 'Home inspection', manage_inventory: false }),
      booking_event: {
        id: 'bevent_1',
        length: 5_400_000,
        location_type: 'physical',
        location: 'At your home',
      },
    },
  ],
  custom_fields: [{ id: 'address', title: 'Address', is_required: true }],
})

const donation = aWireProduct({
  id: 'fund',
  title: 'Repair fund',
  type: { value: 'donation' },
  variants: [
    {
      ...aWireVariant({ id: 'fund_1', title: 'Repair fund', manage_inventory: false }),
      donation: { allow_custom_amount: true, min_amount: 500, max_amount: 50_000 },
    },
  ],
})

const subscription = aWireProduct({ id: 'plan', title: 'Care plan', type: { value: 'subscription' } })

/** Returns a fake store. Tests can change its free time slots and its checkout response through `contents`. */
function aStore({
  products = [booking, donation, subscription],
  slots = ['2026-12-01T08:00:00', '2026-12-01T10:00:00'],
  checkout = () => aResponse({ url: 'https://pay.example/session?id=1' }),
} = {}) {
  const contents = { slots, checkout }
  const orders: Wire[] = []
  const fake = aFakeStore((url, init) => {
    const [, , last = '', id] = url.pathname.split('/')
    if (last === 'availability')
      return aResponse({
        available_dates: [...new Set([...contents.slots.map((slot) => slot.slice(0, 10)), '2027-01-04'])],
        time_zone: 'America/New_York',
      })
    if (last === 'time-slots') {
      const { date } = JSON.parse(String(init?.body))
      return aResponse({
        slots: contents.slots.filter((slot) => slot.startsWith(date)),
        time_zone: 'America/New_York',
      })
    }
    if (id === 'checkout') {
      orders.push(JSON.parse(String(init?.body)))
      return contents.checkout()
    }
    if (id === 'variants') return aResponse({ variants: [] })
    const single = products.find((product) => url.pathname.endsWith(`/products/${product['id']}`))
    if (!single) return aResponse({ products, count: products.length, offset: 0, limit: 50 })
    const { images, ...others } = single
    return aResponse({ product: { ...others, media: images } })
  })
  return { ...fake, orders, contents }
}

async function showProduct(store: ReturnType<typeof aStore>, id: string, title: string) {
  const view = renderComponent(
    <ProductDetail
      client={store.client}
      productId={id}
      productParam="product"
      storeUrl="/store"
      contact={{ phone: '(555) 010-0199', email: 'hello@volt.example' }}
    />,
  )
  await screen.findByRole('heading', { name: title })
  return view
}

const dayButton = (name: string) => screen.findByRole('button', { name })
const bookButton = () => screen.getByRole('button', { name: 'Book this time' })

let assign: MockInstance<Location['assign']>

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('a booking', () => {
  it('starts a checkout with the chosen time and leaves the cart unchanged', async () => {
    const store = aStore()
    fillCart('mug', 2)
    const { user, onEvent } = await showProduct(store, 'visit', 'Home inspection')
    expect(await screen.findByText('1 hour 30 minutes · At your home')).toBeTruthy()
    await user.click(await dayButton('Tuesday, December 1'))
    await user.click(await screen.findByRole('radio', { name: /10:00.AM/ }))
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Main Street')
    await user.click(bookButton())
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/session?id=1'))
    expect(store.orders).toMatchObject([
      {
        items: [
          {
            variant_id: 'visit_1',
            quantity: 1,
            time_slot: '2026-12-01T10:00:00',
            time_zone: 'America/New_York',
            custom_field_values: [{ custom_field_id: 'address', value: '1 Main Street' }],
          },
        ],
      },
    ])
    expect(cartContent()).toEqual({ mug: 2 })
    expect(onEvent.mock.calls.map(([name]) => name)).toEqual([
      'product-view',
      'booking-start',
      'checkout-start',
      'checkout-redirect',
    ])
  })

  it('shows a message when the time or a required field is missing', async () => {
    const store = aStore()
    const { user } = await showProduct(store, 'visit', 'Home inspection')
    await dayButton('Tuesday, December 1')
    await user.click(bookButton())
    expect(screen.getByRole('alert').textContent).toBe('Choose a day and a time first.')
    await user.click(await dayButton('Tuesday, December 1'))
    await user.click(await screen.findByRole('radio', { name: /8:00.AM/ }))
    await user.click(bookButton())
    expect(screen.getByText('Enter “Address” to book this appointment.')).toBeTruthy()
    expect(store.orders).toEqual([])
  })

  it('shows that the chosen time was taken and reloads the day’s free times', async () => {
    const taken = { code: 'booking_slot_not_available', message: 'Booking time slot not available' }
    const store = aStore({ checkout: () => anErrorResponse(400, 'Bad Request', taken) })
    const { user } = await showProduct(store, 'visit', 'Home inspection')
    await user.click(await dayButton('Tuesday, December 1'))
    await user.click(await screen.findByRole('radio', { name: /8:00.AM/ }))
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Main Street')
    store.contents.slots = ['2026-12-01T10:00:00']
    await user.click(bookButton())
    expect(await screen.findByText(/Someone else has just booked this time/)).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '1 Main Street')
  })

  it('recognizes a taken time by the store’s message if the response has no error code', async () => {
    const taken = { message: 'Booking time slot not available' }
    const store = aStore({ checkout: () => anErrorResponse(400, 'Bad Request', taken) })
    const { user } = await showProduct(store, 'visit', 'Home inspection')
    await user.click(await dayButton('Tuesday, December 1'))
    await user.click(await screen.findByRole('radio', { name: /8:00.AM/ }))
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Main Street')
    await user.click(bookButton())
    expect(await screen.findByText(/Someone else has just booked this time/)).toBeTruthy()
  })

  it('shows each time in the visitor’s time zone if it differs from the business’s', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const { user } = await showProduct(aStore(), 'visit', 'Home inspection')
    await user.click(await dayButton('Tuesday, December 1'))
    expect(await screen.findByRole('radio', { name: /8:00.AM 2:00.PM your time/ })).toBeTruthy()
    expect(screen.getByText('Times are in Eastern Time.')).toBeTruthy()
  })

  it('has a calendar in which the arrow keys reach every day, even days that are not free', async () => {
    const { user } = await showProduct(aStore(), 'visit', 'Home inspection')
    const first = await dayButton('Tuesday, December 1')
    first.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday, December 2, not available')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('radio')).toBeNull()
    await user.keyboard('{PageDown}')
    expect(screen.getByText('January 2027')).toBeTruthy()
    await user.keyboard('{ArrowDown}')
    // January 4 is the store's last free day.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday, January 4')
    await user.keyboard('{Enter}')
    expect(
      await screen.findByText('No times are left on Monday, January 4. Choose another day.'),
    ).toBeTruthy()
  })

  it('sends no order when the page cancels booking-start', async () => {
    const store = aStore()
    const { user, onEvent } = await showProduct(store, 'visit', 'Home inspection')
    onEvent.mockImplementation((name) => name !== 'booking-start')
    await user.click(await dayButton('Tuesday, December 1'))
    await user.click(await screen.findByRole('radio', { name: /8:00.AM/ }))
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Main Street')
    await user.click(bookButton())
    expect(onEvent).toHaveBeenLastCalledWith(
      'booking-start',
      expect.objectContaining({ slot: '2026-12-01T08:00:00' }),
    )
    expect(store.orders).toEqual([])
  })

  it('shows how to contact the business if the product has no calendar', async () => {
    const { booking_event: _, ...variant } = (booking['variants'] as Wire[])[0] ?? {}
    const store = aStore({ products: [{ ...booking, variants: [variant] }] })
    await showProduct(store, 'visit', 'Home inspection')
    expect(screen.getByText(/cannot be booked online at the moment/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call (555) 010-0199' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  })
})

describe('a donation', () => {
  it('starts a checkout with a suggested amount', async () => {
    const store = aStore()
    const { user } = await showProduct(store, 'fund', 'Repair fund')
    expect(screen.getByText('From $5.00')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '$25.00' }))
    await user.click(screen.getByRole('button', { name: 'Donate $25.00' }))
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(store.orders).toMatchObject([
      { items: [{ variant_id: 'fund_1', quantity: 1, donation_amount: 2500 }] },
    ])
  })

  it('starts a checkout with an amount that the visitor enters, if it is within the limits', async () => {
    const store = aStore()
    const { user } = await showProduct(store, 'fund', 'Repair fund')
    await user.click(screen.getByRole('radio', { name: 'Other amount' }))
    const input = screen.getByRole('textbox', { name: 'Your amount in USD' })
    await user.type(input, '4.99')
    await user.click(screen.getByRole('button', { name: 'Donate' }))
    expect(screen.getByText('Enter an amount from $5.00 to $500.00.').getAttribute('dir')).toBe(null)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input)
    expect(store.orders).toEqual([])
    await user.clear(input)
    await user.type(input, '12,50')
    await user.click(screen.getByRole('button', { name: 'Donate $12.50' }))
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(store.orders).toMatchObject([{ items: [{ donation_amount: 1250 }] }])
  })

  it('shows why the checkout failed and lets the visitor try again', async () => {
    const store = aStore({ checkout: () => anErrorResponse(500, 'Internal Server Error') })
    const { user } = await showProduct(store, 'fund', 'Repair fund')
    await user.click(screen.getByRole('button', { name: 'Donate $10.00' }))
    expect(
      await screen.findByText(/HTTP 500: Internal Server Error.*Nothing has been ordered\./),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Donate $10.00' })).toBeTruthy()
  })
})

describe('a subscription', () => {
  it('shows how to contact the business to order it', async () => {
    await showProduct(aStore(), 'plan', 'Care plan')
    expect(screen.getByText(/subscription, which cannot be ordered online/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call (555) 010-0199' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'hello@volt.example' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  })

  it('does not appear in <store-grid>, but bookings and donations do and open their product pages', async () => {
    const { user } = renderComponent(<StoreGrid client={aStore().client} productUrl="/product/{id}" />)
    await user.click(await screen.findByRole('button', { name: /^Book a time/ }))
    expect(assign).toHaveBeenLastCalledWith(expect.stringMatching(/\/product\/visit$/))
    await user.click(screen.getByRole('button', { name: /^Donate/ }))
    expect(assign).toHaveBeenLastCalledWith(expect.stringMatching(/\/product\/fund$/))
    expect(screen.queryByRole('heading', { name: 'Care plan' })).toBeNull()
    expect(cartContent()).toEqual({})
  })
})
