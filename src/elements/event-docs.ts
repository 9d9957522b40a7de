import type { ElementEvents } from '../ui/element-events.ts'
import type { CartSummary } from './script-api.ts'

/** Every event a page can listen for: those of the tags, and the one that `document` tells. */
export interface PageEvents extends ElementEvents {
  'cart-change': CartSummary
}

/** What a page's author has to know of an event. */
export interface EventDocs<Detail> {
  /** What has happened, or is about to. */
  about: string
  /** A few words for each field of `detail`; null where it carries nothing. */
  detail: Detail extends null ? null : Record<keyof Detail, string>
  /** What a page prevents it for, where that stops what would come next. */
  preventTo?: string
}

const PRODUCT = 'the product'
const QUOTE = 'what the visitor wrote'

export const eventDocs: { [Name in keyof PageEvents]: EventDocs<PageEvents[Name]> } = {
  'product-select': {
    about: 'A visitor has chosen a product.',
    detail: { product: PRODUCT },
    preventTo: 'navigate yourself',
  },
  'cart-add': {
    about: 'A product has gone into the cart.',
    detail: { product: PRODUCT, variant: 'its style', quantity: 'the quantity added' },
  },
  'cart-change': {
    about: 'The cart holds something else than before.',
    detail: {
      items: 'its lines',
      count: 'its number of items',
      total_in_cents: 'what they cost, in minor units',
    },
  },
  'cart-open': { about: 'The cart has opened.', detail: null },
  'cart-close': { about: 'The cart has closed.', detail: null },
  'checkout-start': {
    about: 'The order is about to go to the checkout.',
    detail: { items: 'the lines of the order' },
    preventTo: 'stop the checkout',
  },
  'checkout-redirect': {
    about: 'The visitor is about to leave for the checkout.',
    detail: { url: 'its address' },
    preventTo: 'go to the checkout yourself',
  },
  'checkout-error': {
    about: 'There is no checkout for this order.',
    detail: { message: 'why, in the visitor’s words' },
  },
  'quote-submit': {
    about: 'A quote is about to be sent.',
    detail: { quote: QUOTE },
    preventTo: 'send it yourself; no notice is shown',
  },
  'quote-sent': { about: 'The quote has arrived.', detail: { quote: QUOTE } },
  'quote-error': {
    about: 'The quote has not arrived.',
    detail: { quote: QUOTE, message: 'why, in the visitor’s words' },
  },
}
