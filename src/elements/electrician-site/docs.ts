import { composedDocs } from '../../runtime/docs/composed-docs.ts'
import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import { docs as aboutOwner } from '../about-owner/docs.ts'
import { docs as contactInfo } from '../contact-info/docs.ts'
import { docs as quoteForm } from '../quote-form/docs.ts'
import { docs as serviceList } from '../service-list/docs.ts'
import { docs as storeFront } from '../store-front/docs.ts'
import type { definition } from './element.ts'

const contained = composedDocs([storeFront, serviceList, aboutOwner, contactInfo, quoteForm])

export const docs: ElementDocs<typeof definition> = {
  about:
    'Shows the whole website: home, store, product and success screens with a header, footer, cart and notifications.',
  attributes: {
    'business-name': 'The name of the business.',
    'owner-name': 'The owner’s name. Defaults to the business name.',
    'owner-photo': aboutOwner.attributes['owner-photo'],
    phone: contactInfo.attributes.phone,
    email: contactInfo.attributes.email,
    'booking-url':
      'URL that “Book Now” and “Schedule a Consultation” in the owner section lead to: a web page, a path, `tel:` or `mailto:`. If not set, these buttons show a toast that says they are not implemented yet, and “Book Now” in the header leads to the contact section.',
    'coverage-url': contactInfo.attributes['coverage-url'],
    'base-path': 'Path of the home screen. Set it if the website is not at the root of the domain.',
    languages:
      'The website’s languages and the paths of their home screens, such as `en:/ de:/de/`. The footer then links to each language. The build of a prerendered website in several languages writes this attribute.',
    browse:
      'Lets visitors search, filter and sort the products on the store screen, and shows related products on product pages.',
    routing:
      '`history` uses real paths and needs a host that serves this page for every path. `hash` uses the part of the URL after `#` and works on any host. If not set, `history` is used, or `hash` on a page that is not one of the website’s screens, such as `/our-company/` or a file opened from disk.',
    'quote-endpoint': quoteForm.attributes.endpoint,
    'quote-format': quoteForm.attributes.format,
  },
  ...contained,
  parts: {
    ...contained.parts,
    service: 'a service card',
    photo: 'the owner’s portrait',
    form: 'the quote form',
  },
  methods: {},
  page: {
    picture:
      'The home page of an electrician: headline, phone number and an illustration of a house at night, followed by six services.',
    example: `<electrician-site
  business-name="Volt & Sons"
  owner-name="Marco Volt"
  phone="(555) 010-0199"
  email="hello@voltandsons.example"
  routing="hash"
></electrician-site>`,
    variations: [
      {
        title: 'Real paths instead of `#`',
        text: 'Set `routing="history"` if your host serves this page for every path, or if you prerender the website: see [Hosting](../hosting.md). Set `base-path` if the website is not at `/`.',
        code: '<electrician-site business-name="Volt & Sons" routing="history"></electrician-site>',
      },
      {
        title: 'Several languages',
        text: 'Set `languages` if the website has a page for each language. The footer then links to each language. For a prerendered website, the build writes the attribute: see [Hosting](../hosting.md#several-languages).',
        code: '<electrician-site business-name="Volt & Sons" routing="history" base-path="/de/" languages="en:/ de:/de/"></electrician-site>',
      },
      {
        title: 'Your own text',
        text: 'Add a JSON script inside the element with the text that you want to change: see [Business facts](../business-facts.md).',
        code: `<electrician-site business-name="Volt & Sons" routing="hash">
  <div slot="owner-bio"><p>I wired my first lamp at nine.</p></div>
  <script type="application/json">
    { "headline": "Light at the end of every tunnel", "service_area": "Springfield and around" }
  </script>
</electrician-site>`,
      },
      {
        title: 'Booking and service area',
        text: 'Set `booking-url` and `coverage-url` to make “Book Now”, “Schedule a Consultation” and “View Coverage” work.',
        code: '<electrician-site business-name="Volt & Sons" routing="hash" booking-url="https://calendar.example/volt" coverage-url="/coverage"></electrician-site>',
      },
      {
        title: 'Without a store',
        text: 'Without `store-host` and `store-id`, the website has no store: no store link, no cart and no error. If your script calls [`configure()`](../events-and-script-api.md#script-api) later, the store appears.',
      },
      {
        title: 'Receive quote requests',
        text: 'Set `quote-endpoint` to the URL of a form service or your own server: see [Quote requests by email](../quote-services.md).',
        code: '<electrician-site business-name="Volt & Sons" routing="hash" quote-endpoint="/quotes"></electrician-site>',
      },
    ],
    keyboard: [
      'The first press of Tab shows the link “Skip to content”. Enter moves focus to the main content.',
      'Following a link moves focus to the new screen, or to the section that the link points to.',
      'On a phone, the menu button opens the menu as a dialog. Escape closes the menu and returns focus to the button.',
      'After Back, Forward or a reload, the page restores the previous scroll position. Back also moves focus to the link that the visitor had followed.',
    ],
    screenReader: [
      'The page has header, main and footer landmarks, and a navigation landmark called “Main”.',
      'The navigation marks the link to the current screen or section as current.',
      'If the website has several languages, the footer has a navigation landmark called “Languages”. Each link has its own `lang`, and the link to the current language is marked as current.',
      'Every screen has one level 1 heading and its own page title.',
    ],
  },
}
