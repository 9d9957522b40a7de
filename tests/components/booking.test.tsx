import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { closeCart, openCart } from '../../src/cart/drawer.ts'
import { CartDrawer } from '../../src/elements/cart-drawer/cart-drawer.tsx'
import { cartContent, currentToast, fillCart } from '../support/carts.ts'
import { aDirectOrderStore, booking, showProduct } from '../support/direct-orders.tsx'
import { aResponse, type Wire } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aDelayedResponse, anErrorResponse } from '../support/stores.ts'

const dayButton = (name: string) => screen.findByRole('button', { name })
/** Shows the booking form and fills it out, with the time 8:00 AM on December 1. */
async function showFilledForm(store: ReturnType<typeof aDirectOrderStore>) {
  const view = await showProduct(store, 'visit', 'Home inspection')
  await view.user.click(await dayButton('Tuesday, December 1'))
  await view.user.click(await screen.findByRole('radio', { name: /8:00.AM/ }))
  await view.user.click(screen.getByRole('textbox', { name: 'Address' }))
  await view.user.paste('1 Main Street')
  return view
}

/** Returns a store that rejects every order because the chosen time is taken. */
function aStoreWithTakenTimes() {
  const taken = { code: 'booking_slot_not_available', message: 'Booking time slot not available' }
  return aDirectOrderStore({ checkout: () => anErrorResponse(400, 'Bad Request', taken) })
}

const bookButton = () => screen.getByRole('button', { name: 'Book this time' })

let assign: MockInstance<Location['assign']>

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00Z'), toFake: ['Date'] })
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
})

describe('a booking', () => {
  it('starts a checkout with the chosen time and leaves the cart unchanged', async () => {
    const store = aDirectOrderStore()
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

  it('returns to the latest success URL of the page’s cart drawer', async () => {
    const store = aDirectOrderStore()
    const drawer = renderComponent(<CartDrawer successUrl="/thanks" />, { client: store.client })
    drawer.rerender(<CartDrawer successUrl="/danke" />)
    const { user } = await showFilledForm(store)
    await user.click(bookButton())
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(store.orders).toMatchObject([{ successUrl: 'http://localhost:3000/danke' }])
  })

  it('shows a message when the time or a required field is missing', async () => {
    const store = aDirectOrderStore()
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

  it('keeps what the visitor has entered when the days are loaded again after a break', async () => {
    const store = aDirectOrderStore()
    await showFilledForm(store)
    store.contents.slots = ['2026-12-01T08:00:00']
    vi.setSystemTime(new Date('2026-11-30T12:15Z'))
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
    expect(screen.getByRole('radio', { name: /8:00.AM/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '1 Main Street')
  })

  it('offers no days of the past on a page that stayed open overnight', async () => {
    const store = aDirectOrderStore()
    const { user } = await showFilledForm(store)
    store.contents.slots = ['2026-12-02T09:00:00']
    vi.setSystemTime(new Date('2026-12-02T12:00Z'))
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(await dayButton('Wednesday, December 2')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Tuesday, December 1' })).toBeNull()
    await user.click(bookButton())
    expect(screen.getByText('Choose a day and a time first.')).toBeTruthy()
    expect(store.orders).toEqual([])
  })

  it('shows that the chosen time was taken and reloads the day’s free times', async () => {
    const store = aStoreWithTakenTimes()
    const { user } = await showFilledForm(store)
    store.contents.slots = ['2026-12-01T10:00:00']
    await user.click(bookButton())
    expect(await screen.findByText(/Someone else has just booked this time/)).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '1 Main Street')
    // A toast could cover the form.
    expect(currentToast()).toBeNull()
  })

  it.each([
    ['the free days cannot be loaded again', () => anErrorResponse(500, 'Internal Server Error')],
    ['no days are left', () => aResponse({ available_dates: [], time_zone: 'America/New_York' })],
  ])('keeps the reason and focus after the chosen time was taken, even if %s', async (_, availability) => {
    const store = aStoreWithTakenTimes()
    const { user } = await showFilledForm(store)
    store.contents.availability = availability
    await user.click(bookButton())
    await waitFor(() => expect(store.callsTo('availability')).toHaveLength(2))
    await act(async () => {})
    expect(screen.getByText(/Someone else has just booked this time/)).toBeTruthy()
    expect(document.activeElement).toBe(bookButton())
  })

  it('keeps the known free days while and after it fails to load them again', async () => {
    const store = aStoreWithTakenTimes()
    const { user } = await showFilledForm(store)
    const { response, respond } = aDelayedResponse()
    store.contents.availability = () => response
    await user.click(bookButton())
    await waitFor(() => expect(store.callsTo('availability')).toHaveLength(2))
    expect(screen.getByRole('button', { name: 'Tuesday, December 1' })).toBeTruthy()
    await act(async () => respond(anErrorResponse(500, 'Internal Server Error')))
    expect(screen.getByRole('button', { name: 'Tuesday, December 1' })).toBeTruthy()
  })

  it('shows each time in the visitor’s time zone if it differs from the business’s', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const { user } = await showProduct(aDirectOrderStore(), 'visit', 'Home inspection')
    await user.click(await dayButton('Tuesday, December 1'))
    expect(await screen.findByRole('radio', { name: /8:00.AM 2:00.PM your time/ })).toBeTruthy()
    expect(screen.getByText('Times are in Eastern Time.')).toBeTruthy()
  })

  it('orders in the store’s time zone even if the browser does not support it', async () => {
    const products = [{ ...booking, custom_fields: [] }]
    const store = aDirectOrderStore({ products, time_zone: 'Mars/Olympus' })
    const { user } = await showProduct(store, 'visit', 'Home inspection')
    await user.click(await dayButton('Tuesday, December 1'))
    await user.click(await screen.findByRole('radio', { name: /^8:00.AM$/ }))
    expect(screen.queryByText(/Times are in/)).toBeNull()
    await user.click(bookButton())
    await waitFor(() => expect(store.orders).toMatchObject([{ items: [{ time_zone: 'Mars/Olympus' }] }]))
  })

  it('has a calendar in which the arrow keys reach every day, even days that are not free', async () => {
    const { user } = await showProduct(aDirectOrderStore(), 'visit', 'Home inspection')
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
    const store = aDirectOrderStore()
    const { user, onEvent } = await showFilledForm(store)
    onEvent.mockImplementation((name) => name !== 'booking-start')
    await user.click(bookButton())
    expect(onEvent).toHaveBeenLastCalledWith(
      'booking-start',
      expect.objectContaining({ slot: '2026-12-01T08:00:00' }),
    )
    expect(store.orders).toEqual([])
  })

  it.each([
    ['has no price', { prices: [] }],
    ['has no calendar', { booking_event: undefined }],
  ])('shows how to contact the business if the product %s', async (_, missing) => {
    const variant = { ...(booking['variants'] as Wire[])[0], ...missing }
    const store = aDirectOrderStore({ products: [{ ...booking, variants: [variant] }] })
    await showProduct(store, 'visit', 'Home inspection')
    expect(screen.getByText(/cannot be booked online at the moment/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call (555) 010-0199' })).toBeTruthy()
    for (const name of ['Book this time', 'Add to Cart'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('hides the reason for a failed order when the visitor chooses another time', async () => {
    const store = aDirectOrderStore({ checkout: () => anErrorResponse(500, 'Internal Server Error') })
    const { user } = await showFilledForm(store)
    await user.click(bookButton())
    await screen.findByText(/Nothing has been ordered\./)
    await user.click(screen.getByRole('radio', { name: /10:00.AM/ }))
    expect(screen.queryByText(/Nothing has been ordered\./)).toBeNull()
  })
})

describe('a booking whose checkout is starting', () => {
  const url = 'https://pay.example/session?id=1'

  /** Fills out the form and books. The store responds when `respond` is called. */
  async function aStartedCheckout() {
    const { response, respond } = aDelayedResponse()
    const store = aDirectOrderStore({ checkout: () => response })
    const view = await showFilledForm(store)
    await view.user.click(bookButton())
    expect(screen.getByRole('button', { name: 'Starting checkout…' })).toBeTruthy()
    return { ...view, store, respond: () => act(async () => respond(aResponse({ url }))) }
  }

  it('is canceled when the visitor leaves the product', async () => {
    const { unmount, respond } = await aStartedCheckout()
    unmount()
    await respond()
    expect(assign).not.toHaveBeenCalled()
  })

  it('is canceled when the visitor chooses another time, which can then be booked', async () => {
    const { user, store, respond } = await aStartedCheckout()
    await user.click(screen.getByRole('radio', { name: /10:00.AM/ }))
    await respond()
    expect(assign).not.toHaveBeenCalled()
    store.contents.checkout = () => aResponse({ url })
    await user.click(bookButton())
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(url))
    expect(store.orders.at(-1)).toMatchObject({ items: [{ time_slot: '2026-12-01T10:00:00' }] })
  })

  it('is canceled when the visitor changes a custom field', async () => {
    const { user, respond } = await aStartedCheckout()
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '2')
    await respond()
    expect(assign).not.toHaveBeenCalled()
    expect(bookButton()).toBeTruthy()
  })

  it('continues when the visitor opens and closes the cart', async () => {
    const { store, respond } = await aStartedCheckout()
    renderComponent(<CartDrawer />, { client: store.client })
    act(openCart)
    act(closeCart)
    await respond()
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
  })
})
