import type { FactName } from './business.ts'
import { contactFactDocs } from './contact-fact-docs.ts'
import type { FactDocs } from './fact-docs-type.ts'
import { FACTS } from './facts.ts'

/** Descriptions of all business facts that JSON may contain. */
export const factDocs: { readonly [Name in FactName]: FactDocs<Name> } = {
  ...contactFactDocs,
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
  hero_photo: {
    about: 'URL of a photo of your work, your team or your van, with an aspect ratio of 4:3',
    shownIn: 'the first screen, instead of the illustration',
    example: '/van.jpg',
  },
  notice: {
    about:
      'A short message, for example before holidays. `from` and `until` set the first and last day on which it appears. `url` adds a link',
    shownIn: 'a banner on every screen, and the contact details',
    example: { text: 'Closed for the holidays.', from: '2026-12-24', until: '2027-01-02', url: '/holidays' },
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
  financing: {
    about: 'Your financing offer, such as payment in installments',
    shownIn: 'the services section',
    example: { text: 'Pay in 12 months without interest.', url: '/financing' },
  },
  brands: {
    about: 'The brands that you install or repair',
    shownIn: 'the services section',
    example: ['Square D', 'Leviton'],
  },
  statistics: {
    about: 'Numbers about the business',
    shownIn: 'the owner section',
    example: FACTS.statistics.initial,
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
  testimonials: {
    about: 'What customers say',
    shownIn: 'the owner section',
    example: [{ quote: 'Came at midnight and fixed it in an hour.', name: 'Ada W.', place: 'Springfield' }],
  },
  reviews: {
    about:
      'Your reviews on another website, such as Google: the average rating from 1 to 5, the number of reviews, and the page where visitors read and write them',
    shownIn:
      'the owner section, but not search results, because search engines ignore ratings that a business publishes about itself',
    example: { rating: 4.9, count: 213, url: 'https://reviews.example/volt' },
  },
  work: {
    about:
      'Pictures of finished jobs, each with a description. They open in a dialog. `before` is a picture taken before the job',
    shownIn: 'the services section',
    example: [{ picture: '/panel.jpg', text: 'New panel in a 1920s house', before: '/old-panel.jpg' }],
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
