import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The whole website: home, store, product and success screens with header, footer, cart and toasts.',
  attributes: {
    'business-name': 'Business name.',
    'owner-name': 'The owner’s name. Without it, the business name is used.',
    'owner-photo': 'Address of the owner’s portrait, 4 by 5.',
    phone: 'The number to call, for emergencies too.',
    email: 'The email address.',
    'base-path': 'The path at which the website begins.',
    routing: '`history` needs a host that answers every path with this page; `hash` works anywhere.',
    'quote-endpoint':
      'The address that quote requests are posted to, or `mailto:` and an email address, which opens the visitor’s mail program. Without it the form says that it is not implemented yet.',
    'quote-format':
      'How a quote request is encoded: `json`, `form` (`multipart/form-data`) or `urlencoded`, as the form service needs it.',
  },
  parts: {
    heading: 'a screen’s or section’s heading',
    card: 'a product card',
    gallery: 'a product’s pictures',
    button: 'the main button of each element',
    badge: 'the number on the cart',
    panel: 'the cart',
    line: 'one product in the cart',
    notice: 'loading, empty and error texts',
    toast: 'a toast',
    service: 'a service',
    rates: 'the rates card',
    photo: 'the portrait',
    emergency: 'the emergency card',
    form: 'the quote form',
  },
  slots: {
    'owner-bio': 'the owner’s biography',
    fields:
      'hidden inputs that are sent with each quote request, such as a form service’s access key. One with `data-honeypot` gets the value of the field that only bots fill in',
  },
  methods: {},
}
