import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The whole website: home, store, product and success screens with header, footer, cart and toasts.',
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
}
