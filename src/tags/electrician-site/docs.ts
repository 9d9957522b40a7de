import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about:
    'Shows the whole website: home, store, product and success screens with header, footer, cart and toasts.',
  attributes: {
    'business-name': 'The name of the business.',
    'owner-name': 'The owner’s name. Defaults to the business name.',
    'owner-photo': 'URL of the owner’s portrait, with an aspect ratio of 4:5.',
    phone: 'The phone number, which is also the emergency number.',
    email: 'The email address.',
    'base-path': 'Path of the home screen. Set it if the website is not at the root of the domain.',
    routing:
      '`history` uses real paths and needs a host that serves this page for every path. `hash` uses the part after `#` and works on any host.',
    'quote-endpoint':
      'URL that quote requests are posted to, or `mailto:` and an email address to open the visitor’s mail program. Without it, the form shows a toast that says it is not implemented yet.',
    'quote-format':
      'Encoding of quote requests: `json`, `form` (`multipart/form-data`) or `urlencoded`. Use the format that your form service expects.',
  },
  parts: {
    heading: 'the heading of a screen or section',
    card: 'a product card',
    gallery: 'the pictures of a product',
    button: 'the main button of a section',
    badge: 'the quantity badge of the cart button',
    panel: 'the side panel of the cart',
    line: 'a cart line',
    notice: 'an error or empty-store message',
    toast: 'a toast',
    service: 'a service card',
    rates: 'the rates card',
    photo: 'the owner’s portrait',
    emergency: 'the emergency card',
    form: 'the quote form',
  },
  slots: {
    'owner-bio': 'the owner’s biography',
    fields:
      'hidden inputs that are sent with each quote request, such as the access key of a form service. An input with `data-honeypot` receives the value of the form’s spam trap',
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
        text: 'Leave out `routing` when your host serves this page for every path, or when you prerender the website: see [Hosting](../hosting.md). Set `base-path` when the website does not start at `/`.',
        code: '<electrician-site business-name="Volt & Sons" base-path="/"></electrician-site>',
      },
      {
        title: 'Your own texts',
        text: 'Add one JSON child with the texts that you want to change: see [Business facts](../business-facts.md).',
        code: `<electrician-site business-name="Volt & Sons" routing="hash">
  <div slot="owner-bio"><p>I wired my first lamp at nine.</p></div>
  <script type="application/json">
    { "headline": "Light at the end of every tunnel", "service_area": "Springfield and around" }
  </script>
</electrician-site>`,
      },
      {
        title: 'Without a store',
        text: 'Without `store-host` and `store-id`, the home screen works, and the store screen explains which setting is missing.',
      },
      {
        title: 'Receive quote requests',
        text: 'Set `quote-endpoint` to the address of a form service or of your server: see [Quote requests by email](../quote-services.md).',
        code: '<electrician-site business-name="Volt & Sons" routing="hash" quote-endpoint="/quotes"></electrician-site>',
      },
    ],
    keyboard: [
      'The first Tab reveals “Skip to content”. Enter moves the focus to the main content.',
      'Choosing a link moves the focus to the new screen, or to the section that the link names.',
      'On a phone, the menu button opens a dialog. Escape closes it and returns the focus to the button.',
      'After Back and Forward, the page returns to the earlier scroll position.',
    ],
    screenReader: [
      'The page has the landmarks header, main and footer, and a navigation called “Main”.',
      'The current page or section is marked in the navigation.',
      'Every screen has one level 1 heading, and its own page title.',
    ],
  },
}
