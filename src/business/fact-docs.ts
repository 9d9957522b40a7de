import type { FactName, OwnerFacts } from './business.ts'
import { FACTS } from './facts.ts'

/** The description of a business fact, used only by the documentation, the JSON Schema and the site builder. */
export interface FactDocs<Name extends FactName = FactName> {
  /** A short description of the fact, without a period at the end. */
  about: string
  /** The places where the fact is shown. */
  shownIn: string
  example: NonNullable<OwnerFacts[Name]>
}

/** Descriptions of all business facts that JSON may contain. */
export const factDocs: { readonly [Name in FactName]: FactDocs<Name> } = {
  name: {
    about: 'The name of the business',
    shownIn: 'the header, the footer and the page title',
    example: 'Volt & Sons',
  },
  owner_name: {
    about: 'The owner’s name',
    shownIn: 'the first screen and the owner section',
    example: 'Marco Volt',
  },
  owner_photo: {
    about: 'URL of the owner’s portrait, with an aspect ratio of 4:5',
    shownIn: 'the owner section',
    example: '/owner.svg',
  },
  logo: {
    about: 'URL of the logo. Without it, electricians get a bolt and other trades get no picture',
    shownIn: 'the header, the footer and search results',
    example: '/icon.svg',
  },
  emergency: {
    about:
      'Whether you offer emergency service. With `false`, the elements mention neither emergencies nor “24/7”',
    shownIn:
      'the first screen, the services, the statistics, the contact section, the quote form and the footer',
    example: true,
  },
  phone: {
    about: 'The number for regular and emergency calls',
    shownIn: 'every screen',
    example: '(555) 010-0199',
  },
  email: {
    about: 'The email address',
    shownIn: 'the contact section and the footer',
    example: 'hello@voltandsons.example',
  },
  trade: {
    about:
      'The texts that depend on the trade. `type` is a schema.org type such as `Plumber`, and `{name}` in `subtitle` is replaced by the owner’s name',
    shownIn: 'the page title, the first screen, the emergency card, the copyright line and search results',
    example: FACTS.trade.initial,
  },
  description: {
    about: 'The description of the home page for search engines',
    shownIn: 'search results',
    example: FACTS.description.initial,
  },
  headline: {
    about: 'The heading of the home page',
    shownIn: 'the first screen',
    example: FACTS.headline.initial,
  },
  blurb: { about: 'A short introduction', shownIn: 'the footer', example: FACTS.blurb.initial },
  bio: {
    about: 'The paragraphs of the owner’s biography',
    shownIn: 'the owner section, unless the `owner-bio` slot has content',
    example: FACTS.bio.initial,
  },
  highlights: {
    about: 'Short reasons to choose you',
    shownIn: 'the first screen',
    example: FACTS.highlights.initial,
  },
  services: {
    about: 'The services',
    shownIn: 'the services section and the footer',
    example: FACTS.services.initial,
  },
  rates: {
    about: 'The text about your rates',
    shownIn: 'the card below the services',
    example: FACTS.rates.initial,
  },
  statistics: {
    about: 'Numbers about the business',
    shownIn: 'the owner section',
    example: FACTS.statistics.initial,
  },
  service_area: {
    about: 'The area that you serve',
    shownIn: 'the contact section and the footer',
    example: FACTS.service_area.initial,
  },
  hours: {
    about:
      'The weekly schedule in `week`, the hours of your emergency service, and a note. If you close after midnight, the closing time is earlier than the opening time',
    shownIn: 'the contact section, the footer and search results',
    example: {
      emergency: '24/7',
      note: 'Call for a free consultation',
      week: [
        { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' },
        { days: ['Sat'], opens: '09:00', closes: '16:00' },
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
    about: 'The position of the business in degrees',
    shownIn: 'the link to a map and search results',
    example: { latitude: 39.8, longitude: -89.64 },
  },
  license_number: {
    about: 'The number of your license',
    shownIn: 'the copyright line',
    example: 'EC-13004567',
  },
  founded: {
    about: 'The year in which the business was founded',
    shownIn: 'the copyright line and search results',
    example: '1998',
  },
  price_range: { about: 'The price level', shownIn: 'the rates card and search results', example: '$$' },
  links: {
    about:
      'URLs of other pages. `booking` does the same as `booking-url`, and `coverage` the same as `coverage-url`. With `privacy`, the quote form asks for the visitor’s consent',
    shownIn: 'the buttons, the footer and the quote form',
    example: {
      privacy: '/privacy',
      terms: '/terms',
      imprint: '/imprint',
      booking: 'https://calendar.example/volt',
      coverage: '/coverage',
    },
  },
  social: {
    about: 'Your profiles on other websites',
    shownIn: 'the footer and search results',
    example: [{ title: 'Instagram', url: 'https://instagram.com/voltandsons' }],
  },
  testimonials: {
    about: 'What customers say',
    shownIn: 'the owner section',
    example: [{ quote: 'Came at midnight and fixed it in an hour.', name: 'Ada W.', place: 'Springfield' }],
  },
  work: {
    about: 'Pictures of finished jobs with a description. They open in a dialog',
    shownIn: 'the services section',
    example: [{ picture: '/icon.svg', text: 'New panel in a 1920s house' }],
  },
  unavailable_title: {
    about: 'The title of the toast for features that are not available',
    shownIn: 'the toast of buttons without a URL and of a form without an endpoint',
    example: 'Please call us',
  },
  unavailable_text: {
    about: 'The text of the toast for features that are not available',
    shownIn: 'the toast of buttons without a URL and of a form without an endpoint',
    example: 'We answer the phone day and night.',
  },
}
