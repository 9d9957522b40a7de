import { screen } from '@testing-library/react'
import type { Business } from '../../src/business/business.ts'
import { ProductDetail } from '../../src/elements/product-detail/product-detail.tsx'
import { DirectOrder } from '../../src/elements/product-detail/product-view.tsx'
import { aBusiness, aResponse, aWireProduct, aWireVariant, type Wire } from './factories.ts'
import { renderComponent } from './render-component.tsx'
import { aFakeStore } from './stores.ts'

await DirectOrder.load()

/** An appointment with a required custom field. */
export const booking = aWireProduct({
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

/** A donation from $5.00 to $500.00. */
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

/**
 * Returns a fake store with a booking, a donation and a subscription. Tests can change its free time slots and its
 * responses through `contents`.
 */
export function aDirectOrderStore({
  products = [booking, donation, subscription],
  slots = ['2026-12-01T08:00:00', '2026-12-01T10:00:00'],
  checkout = (): Response | Promise<Response> => aResponse({ url: 'https://pay.example/session?id=1' }),
  time_zone = 'America/New_York',
} = {}) {
  const contents = {
    slots,
    checkout,
    availability: (): Response | Promise<Response> =>
      aResponse({
        available_dates: [...new Set([...contents.slots.map((slot) => slot.slice(0, 10)), '2027-01-04'])],
        time_zone,
      }),
  }
  const orders: Wire[] = []
  const fake = aFakeStore((url, init) => {
    const [, , last = '', id] = url.pathname.split('/')
    if (last === 'availability') return contents.availability()
    if (last === 'time-slots') {
      const { date } = JSON.parse(String(init?.body))
      return aResponse({
        slots: contents.slots.filter((slot) => slot.startsWith(date)),
        time_zone,
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

/** Renders the page of a product. A `business` of null means that its phone number and email are unknown. */
export async function showProduct(
  store: ReturnType<typeof aDirectOrderStore>,
  id: string,
  title: string,
  business: Business | null = aBusiness(),
) {
  const view = renderComponent(<ProductDetail productId={id} productParam="product" storeUrl="/store" />, {
    client: store.client,
    business,
  })
  await screen.findByRole('heading', { name: title })
  return view
}
