import { aProduct } from './builder.ts'

export const services = [
  aProduct({
    key: 'safety_inspection',
    title: 'Home Safety Inspection',
    subtitle: 'Two hours, every circuit, a report in plain words',
    ribbon: 'Booking',
    order: 2,
    selection: null,
    type: 'digital',
    description:
      '<p>We open the panel, test every outlet and alarm, and write down what is fine, what can wait and what cannot.</p><p>After you book we call to agree on a day.</p>',
    pictures: ['safety-inspection'],
    price: 18900,
    customFields: [{ title: 'Address of the property', is_required: true }],
  }),
  aProduct({
    key: 'gift_card',
    title: 'Gift Card',
    subtitle: 'For the friend whose kitchen light flickers',
    order: 13,
    selection: 'lowest_price_first',
    type: 'digital',
    description:
      '<p>Arrives by e-mail. Good for anything in the shop and for our time, and it never expires.</p>',
    pictures: ['gift-card'],
    options: ['Value'],
    styles: [
      { key: '25', values: ['$25'], price: 2500 },
      { key: '50', values: ['$50'], price: 5000 },
      { key: '100', values: ['$100'], price: 10000 },
    ],
    customFields: [{ title: 'Name of the recipient', is_required: false }],
  }),
  aProduct({
    key: 'care_plan',
    title: 'Home Care Plan',
    subtitle: 'A yearly checkup and a place at the front of the line',
    order: 15,
    type: 'digital',
    description:
      '<p>One inspection a year, 10% off repairs, and a same-day promise for emergencies. Ends after a year.</p>',
    pictures: ['care-plan'],
    price: 22900,
  }),
]
