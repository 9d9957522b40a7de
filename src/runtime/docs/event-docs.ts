import type { CartSummary } from '../../cart/cart.ts'
import type { ElementEvents } from '../../ui/element-events.ts'

/** Every event that a page can listen for: the events that elements dispatch, and `cart-change` on `document`. */
export interface PageEvents extends ElementEvents {
  'cart-change': CartSummary
}

/** The documentation of one event. */
export interface EventDocs<Detail> {
  /** When the event is dispatched, as a sentence. */
  about: string
  /** A short description of each field of `detail`; null if the event has no detail. */
  detail: Detail extends null ? null : Record<keyof Detail, string>
  /** Why a page would call `preventDefault()`, as a verb phrase. Only for cancelable events. */
  preventTo?: string
}

const PRODUCT = 'the product'
const TOTALS = {
  totals: 'the total price in each currency: `currency`, `total` and `total_in_cents`',
  total: 'the total price, such as 19.99; undefined if there are several currencies',
  total_in_cents:
    'the total price in the currency’s smallest unit, such as cents; undefined if there are several currencies',
}
const QUOTE = 'the values of the form fields'

/** The documentation of every event, for the README, manifests and types. */
export const eventDocs: { [Name in keyof PageEvents]: EventDocs<PageEvents[Name]> } = {
  'contact-click': {
    about: 'A visitor is about to follow a link to contact the business.',
    detail: {
      kind: '`phone`, `email`, `booking`, `map` or `message` (WhatsApp or a text message)',
      href: 'the URL of the link',
    },
    preventTo: 'keep the link from opening',
  },
  'link-click': {
    about: 'A visitor is about to follow a link to another page or section of the site.',
    detail: {
      kind: '`home`, `section`, `store`, `product`, `language` or `page` (any other page)',
      href: 'the absolute URL of the link',
    },
    preventTo: 'navigate to the URL yourself',
  },
  'product-select': {
    about: 'A visitor is about to open a product from a card or a link.',
    detail: { product: PRODUCT },
    preventTo: 'navigate to the product yourself',
  },
  'product-view': {
    about: 'A product page was shown.',
    detail: { product: PRODUCT, variant: 'the variant that is selected first' },
  },
  'cart-add': {
    about: 'A visitor added a product to the cart.',
    detail: {
      product: PRODUCT,
      variant: 'the variant that was added',
      quantity: 'the quantity that was added',
    },
  },
  'cart-change': {
    about: 'The cart’s contents changed.',
    detail: {
      items: 'the lines of the cart',
      count: 'the total quantity of all lines',
      ...TOTALS,
    },
  },
  'cart-open': { about: 'The cart opened.', detail: null },
  'cart-close': { about: 'The cart closed.', detail: null },
  'booking-start': {
    about: 'A visitor is about to book an appointment.',
    detail: {
      product: PRODUCT,
      variant: 'the variant to book',
      slot: 'the start of the appointment as `YYYY-MM-DDTHH:mm:ss`, in the business’s local time',
    },
    preventTo: 'book the appointment yourself',
  },
  'checkout-start': {
    about: 'The checkout is about to start.',
    detail: { items: 'the lines of the order' },
    preventTo: 'stop the checkout',
  },
  'checkout-redirect': {
    about: 'The browser is about to open the checkout page.',
    detail: { url: 'the address of the checkout page' },
    preventTo: 'open the checkout page yourself',
  },
  'checkout-error': {
    about: 'Checkout could not be started.',
    detail: { message: 'the reason, as text for the visitor' },
  },
  purchase: {
    about: 'A visitor returned from payment. Dispatched once per order.',
    detail: {
      items: 'the lines of the order',
      ...TOTALS,
      currency: 'the currency code, such as `usd`; undefined if there are several currencies',
    },
  },
  'quote-submit': {
    about: 'A visitor submitted a valid quote request, but it has not been sent yet.',
    detail: { quote: QUOTE },
    preventTo: 'send the request yourself; the form then shows no toast',
  },
  'quote-sent': { about: 'The quote request was sent.', detail: { quote: QUOTE } },
  'quote-error': {
    about: 'The quote request could not be sent.',
    detail: { quote: QUOTE, message: 'the reason, as text for the visitor' },
  },
}
