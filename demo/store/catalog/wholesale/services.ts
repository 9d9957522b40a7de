import { aProduct, type ProductInput } from '../builder.ts'
import type { BookingEvent, CatalogProduct, CollectionPlace } from '../product.ts'

const MINUTE_MS = 60_000

interface Service {
  key: string
  title: string
  subtitle: string
  about: string
  picture?: string
  price: number
  fields?: ProductInput['customFields']
}

interface Appointment extends Service {
  minutes: number
  place: Partial<BookingEvent> & Pick<BookingEvent, 'location_type'>
}

const atHome = { location_type: 'physical', location: 'At your home, within 30 miles of Albany, NY' } as const
const address = { title: 'Address of the property', is_required: true }

const appointments: readonly Appointment[] = [
  {
    key: 'safety_inspection',
    title: 'Home safety inspection',
    subtitle: 'Two hours, every circuit, a written report',
    about: 'We open the panel, test every outlet and alarm, and write down what needs work.',
    picture: 'safety-inspection',
    price: 18900,
    minutes: 120,
    place: atHome,
    fields: [address],
  },
  {
    key: 'ev_consultation',
    title: 'EV charger consultation (free)',
    subtitle: 'Half an hour by video',
    about: 'Show us your panel and your parking space, and we tell you what fits.',
    picture: 'wallbox',
    price: 0,
    minutes: 30,
    place: { location_type: 'online', online_location: 'https://meet.example/volt' },
  },
  {
    key: 'lighting_plan',
    title: 'Lighting plan by video',
    subtitle: 'One hour with a designer',
    about: 'You show the rooms, we draw the plan. The link arrives by e-mail.',
    price: 7500,
    minutes: 60,
    place: { location_type: 'online_auto_generated' },
    fields: [{ title: 'Which rooms?', is_required: false }],
  },
  {
    key: 'phone_advice',
    title: 'Telefonische Beratung',
    subtitle: '15 Minuten mit einem Meister',
    about: 'Wir rufen Sie zur gewählten Zeit an.',
    price: 0,
    minutes: 15,
    place: { location_type: 'phone', phone_number: '+1 518 555 0142' },
  },
  {
    key: 'panel_visit',
    title: 'Panel upgrade estimate',
    subtitle: 'On site, 45 minutes',
    about: 'A fixed price for the new panel, with the permit.',
    picture: 'panel',
    price: 4900,
    minutes: 45,
    place: atHome,
    fields: [address],
  },
]

/** Returns the products that are not shipped. `place` returns a product's position and collections. */
export function wholesaleServices(
  place: (index: number) => { order: number; collections: CollectionPlace[] },
): CatalogProduct[] {
  const common = (service: Service, index: number) => ({
    ...place(index),
    key: `wholesale_${service.key}`,
    title: service.title,
    subtitle: service.subtitle,
    description: `<p>${service.about}</p>`,
    selection: null,
    pictures: service.picture === undefined ? [] : [service.picture],
    price: service.price,
    ...(service.fields && { customFields: service.fields }),
  })
  const booked = appointments.map(({ minutes, place: where, ...service }, index) =>
    aProduct({
      ...common(service, index),
      type: 'booking',
      booking: {
        id: `bevent_${service.key}`,
        length: minutes * MINUTE_MS,
        length_unit: minutes % 60 === 0 ? 'hours' : 'minutes',
        location: null,
        online_location: null,
        phone_number: null,
        ...where,
      },
    }),
  )
  return [
    ...booked,
    aProduct({
      ...common(donation, appointments.length),
      type: 'donation',
      donation: { allow_custom_amount: true, min_amount: 500, max_amount: 50000 },
    }),
    aProduct({ ...common(subscription, appointments.length + 1), type: 'subscription' }),
    aProduct({ ...common(giftCard, appointments.length + 2), type: 'digital' }),
  ]
}

const donation = {
  key: 'donation',
  title: 'Light for a neighbor: donate to our repair fund',
  subtitle: 'Any amount from $5 to $500',
  about: 'Pays for urgent repairs in homes that cannot afford them.',
  price: 1000,
}

const subscription = {
  key: 'care_plan',
  title: 'Home Care Plan, yearly',
  subtitle: 'One inspection a year and 10% off repairs',
  about: 'Renews every year until you cancel.',
  picture: 'care-plan',
  price: 22900,
}

const giftCard = {
  key: 'gift_card',
  title: 'Gift Card, $100',
  subtitle: 'Arrives by e-mail',
  about: 'Good for anything in the shop. It never expires.',
  picture: 'gift-card',
  price: 10000,
  fields: [{ title: 'Message to the recipient', is_required: false }],
}
