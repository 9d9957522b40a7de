import type { ElementEventName } from '../ui/element-events.ts'
import type { TagName } from './registry.ts'
import type { SettingAttribute } from './store-settings.ts'

/** What a page's author has to know of a tag. Kept out of the script: it is for the docs, the manifest and the types. */
export interface ElementDocs {
  /** What the tag shows. */
  about: string
  /** A sentence for each of its own attributes. */
  attributes: Record<string, string>
  events: readonly ElementEventName[]
  /** `::part()` names and what each styles. */
  parts: Record<string, string>
  /** Slots for the page's own content, and what each holds. */
  slots?: Record<string, string>
  /** A sentence for each method. */
  methods?: Record<string, string>
}

/** The attributes of every tag that talks to the store. */
export const storeDocs: Record<SettingAttribute, string> = {
  'store-host':
    'Address of the store’s provider. Without it: what a tag around this one says, then `data-store-host` on the script tag.',
  'store-id':
    'The store’s id with that provider. Without it: what a tag around this one says, then `data-store-id` on the script tag.',
}

const CHECKOUT_EVENTS = [
  'cart-open',
  'cart-close',
  'checkout-start',
  'checkout-redirect',
  'checkout-error',
] as const
const QUOTE_EVENTS = ['quote-submit', 'quote-sent', 'quote-error'] as const
const OWNER_PHOTO = 'Address of the owner’s portrait, 4 by 5.'
const ENDPOINT = 'Where quotes are posted as JSON. Without it the form says that it is not implemented yet.'

/** Parts of the elements that a composing element renders in its own shadow root: `::part()` reaches them there. */
const STORE_PARTS = {
  heading: 'a screen’s or section’s heading',
  card: 'a product card',
  gallery: 'a product’s pictures',
  button: 'the main button of each element',
  badge: 'the number on the cart',
  panel: 'the cart',
  line: 'one product in the cart',
  notice: 'loading, empty and error texts',
  toast: 'a notification',
}
const SITE_PARTS = {
  ...STORE_PARTS,
  service: 'a service',
  rates: 'the rates card',
  photo: 'the portrait',
  emergency: 'the emergency card',
  form: 'the quote form',
}

export const registryDocs: Record<TagName, ElementDocs> = {
  'electrician-site': {
    about:
      'The whole website: home, store, product and success screens with header, footer, cart and notices.',
    attributes: {
      'business-name': 'The name over the door.',
      'owner-name': 'The owner’s name.',
      'owner-photo': OWNER_PHOTO,
      phone: 'The number to call, for emergencies too.',
      email: 'The e-mail address.',
      'base-path': 'The path at which the website begins.',
      routing: '`history` needs a host that answers every path with this page; `hash` works anywhere.',
      'quote-endpoint': ENDPOINT,
    },
    events: ['product-select', 'cart-add', ...CHECKOUT_EVENTS, ...QUOTE_EVENTS],
    parts: SITE_PARTS,
    slots: { 'owner-bio': 'the owner’s biography' },
  },
  'store-front': {
    about:
      'The whole store for a page of a CMS: grid, product, cart and success, behind the `#` of the address.',
    attributes: {},
    events: ['product-select', 'cart-add', ...CHECKOUT_EVENTS],
    parts: STORE_PARTS,
  },
  'store-grid': {
    about: 'The product listing.',
    attributes: { 'product-url': 'Where a card leads; `{id}` becomes the product’s id.' },
    events: ['product-select', 'cart-add'],
    parts: {
      heading: '“Our Store”',
      card: 'a product card',
      button: '“Add to Cart”',
      notice: 'loading, empty and error texts',
    },
  },
  'product-detail': {
    about: 'One product, with its pictures, styles and stock.',
    attributes: {
      'product-id': 'The product to show.',
      'product-param': 'Without `product-id`: the query parameter of the page that holds the id.',
      'store-url': 'Where “Back to Store” leads.',
    },
    events: ['cart-add'],
    parts: {
      gallery: 'the pictures',
      heading: 'the title',
      button: '“Add to Cart”',
      notice: 'loading and error texts',
    },
  },
  'cart-drawer': {
    about:
      'The cart, sliding in from the right. Added to the page by itself when a cart is opened and there is none.',
    attributes: {
      open: 'Whether the cart is open; follows what the visitor does.',
      'success-url':
        'Where the checkout returns to after payment. Without it: the site’s origin and `/success`.',
    },
    events: CHECKOUT_EVENTS,
    parts: {
      panel: 'the sheet',
      heading: '“Shopping Cart”',
      line: 'one product',
      button: '“Proceed to Checkout”',
      toast: 'a notification while the cart is open',
    },
    methods: { show: 'Opens the cart.', close: 'Closes the cart.' },
  },
  'cart-button': {
    about: 'Cart icon with the number of pieces; opens the cart.',
    attributes: {},
    events: [],
    parts: { button: 'the button', badge: 'the number' },
  },
  'quote-form': {
    about: '“Request a Quote”.',
    attributes: {
      endpoint: ENDPOINT,
      service:
        'The service asked for, until the visitor chooses another: `residential`, `commercial`, `emergency`, `repair`, `inspection` or `maintenance`.',
      message: 'What stands in the message, until the visitor writes something else.',
    },
    events: QUOTE_EVENTS,
    parts: { form: 'the form', button: '“Request a Quote”' },
  },
  'service-list': {
    about: 'The services and the rates card.',
    attributes: {},
    events: [],
    parts: { heading: 'the heading', service: 'a service', rates: 'the rates card' },
  },
  'about-owner': {
    about: 'The owner’s photo and biography, and the business in numbers.',
    attributes: { 'owner-name': 'The owner’s name.', 'owner-photo': OWNER_PHOTO },
    events: [],
    parts: { heading: 'the heading', photo: 'the portrait', button: '“Schedule a Consultation”' },
    slots: { 'owner-bio': 'the biography' },
  },
  'contact-info': {
    about: 'The emergency line, and how else to reach the business.',
    attributes: { phone: 'The number to call, for emergencies too.', email: 'The e-mail address.' },
    events: [],
    parts: { emergency: 'the emergency card', button: 'the call button' },
  },
  'order-success': {
    about: 'The page a paid order returns to.',
    attributes: {
      'store-url': 'Where “Continue Shopping” leads.',
      'home-url': 'Where “Back to Home” leads.',
    },
    events: [],
    parts: { heading: '“Order Successful!”', button: '“Continue Shopping”' },
  },
  'toast-area': {
    about: 'The one notification area. Added to the page by itself when a notice has nowhere to show.',
    attributes: {},
    events: [],
    parts: { toast: 'a notice' },
  },
}
