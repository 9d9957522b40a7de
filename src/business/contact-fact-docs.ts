import type { FactDocs } from './fact-docs-type.ts'
import { FACTS } from './facts.ts'

type ContactFact =
  | 'service_area'
  | 'areas'
  | 'hours'
  | 'time_zone'
  | 'address'
  | 'geo'
  | 'links'
  | 'placeholders'
  | 'social'

/** Descriptions of the facts about where and when visitors reach the business. */
export const contactFactDocs: { readonly [Name in ContactFact]: FactDocs<Name> } = {
  service_area: {
    about: 'The area that you serve',
    shownIn: 'the contact section and the footer',
    example: FACTS.service_area.initial,
  },
  areas: {
    about: 'The towns that you serve',
    shownIn: 'the contact section and search results',
    example: ['Springfield', 'Chatham', 'Rochester'],
  },
  hours: {
    about:
      'The weekly schedule in `week`, the hours of your emergency service, and a note. `special` lists days with different hours, such as holidays. Visitors see them 60 days in advance. If you close after midnight, write a closing time that is earlier than the opening time',
    shownIn: 'the contact section, the footer and search results',
    example: {
      emergency: '24/7',
      note: 'Call for a free consultation',
      week: [
        { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' },
        { days: ['Sat'], opens: '09:00', closes: '16:00' },
      ],
      special: [
        { date: '2026-12-24', opens: '08:00', closes: '12:00' },
        { date: '2026-12-25', closed: true },
      ],
    },
  },
  time_zone: {
    about: 'The time zone of the schedule. Without it, “Open now” is not shown',
    shownIn: '“Open now” in the contact section',
    example: 'America/Chicago',
  },
  address: {
    about: 'The postal address',
    shownIn: 'the contact section with a link to a map, the footer and search results',
    example: {
      street: '12 Main Street',
      city: 'Springfield',
      region: 'IL',
      postal_code: '62701',
      country: 'US',
    },
  },
  geo: {
    about: 'The latitude and longitude of the business in degrees',
    shownIn: 'the link to a map and search results',
    example: { latitude: 39.8, longitude: -89.64 },
  },
  links: {
    about:
      'URLs of other pages. `booking` does the same as `booking-url`, and `coverage` the same as `coverage-url`. `whatsapp` and `sms` are phone numbers; `whatsapp` may also be a link. With `privacy`, the quote form asks for the visitor’s consent',
    shownIn: 'the buttons, the contact section, the footer and the quote form',
    example: {
      privacy: '/privacy',
      terms: '/terms',
      imprint: '/imprint',
      booking: 'https://calendar.example/volt',
      coverage: '/coverage',
      whatsapp: '+1 555 010 0199',
      sms: '(555) 010-0199',
    },
  },
  placeholders: {
    about:
      'Whether controls without a URL are shown: the buttons of the first screen and of the owner section, “View Coverage”, and the quote form without `endpoint`. They show a toast that says they are not implemented yet. With `false`, your website has only controls that lead somewhere, and no drawing in place of a portrait',
    shownIn: 'the first screen, the owner section, the contact section and the quote form',
    example: false,
  },
  social: {
    about: 'Your profiles on other websites',
    shownIn: 'the footer and search results',
    example: [{ title: 'Instagram', url: 'https://instagram.com/voltandsons' }],
  },
}
