/** Returns business facts in a JSON script element, as page authors write them. */
export const factsScript = (facts: unknown) =>
  `<script type="application/json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`

/** Business facts with every field set. */
export const allFacts = {
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
    week: [{ days: ['Tue'], opens: '10:00', closes: '14:00' }],
    emergency: 'never',
    note: 'Ring twice',
  },
}
