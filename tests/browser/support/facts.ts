/** The owner's facts as a page writes them. */
export const json = (facts: unknown) =>
  `<script type="application/json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`

export const everything = {
  description: 'Lights on since 1999.',
  headline: 'Light where you need it',
  blurb: 'Two sisters and a van.',
  bio: ['Born beside a substation.', 'Never shocked anyone.'],
  highlights: [{ title: 'Quick', text: 'Within the hour' }],
  services: [{ title: 'Lamps', description: 'Hung straight.', features: ['Ceiling', 'Wall'] }],
  rates: { title: 'Fair', text: 'You know before we start.', note: 'Tea is free.' },
  statistics: [{ title: '7', text: 'Cats rescued' }],
  service_area: 'The whole island',
  hours: {
    regular: [{ title: 'Tuesday', text: '10AM - 2PM' }],
    regular_short: 'Tue 10AM-2PM',
    emergency: 'never',
    note: 'Ring twice',
  },
}
