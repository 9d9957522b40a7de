import type { CartItem } from '../cart/cart-item.ts'
import type { CartTotals } from '../cart/totals.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { Quote } from '../quote/quote.ts'

/** The kind of contact that a link starts. `message` is WhatsApp or a text message. */
export type ContactKind = 'phone' | 'email' | 'booking' | 'map' | 'message'

/** Where a link inside the site leads. `page` is any other page of the site. */
export type LinkKind = 'home' | 'section' | 'store' | 'product' | 'language' | 'page'

/** The events that the elements dispatch, with the type of each event's `detail`. */
export interface ElementEvents {
  'contact-click': { kind: ContactKind; href: string }
  'link-click': { kind: LinkKind; href: string }
  'product-select': { product: Product }
  'product-view': { product: Product; variant: Variant | undefined }
  'cart-add': { product: Product; variant: Variant; quantity: number }
  'cart-open': null
  'cart-close': null
  'booking-start': { product: Product; variant: Variant; slot: string }
  'checkout-start': { items: readonly CartItem[] }
  'checkout-redirect': { url: string }
  'checkout-error': { message: string }
  purchase: { items: readonly CartItem[]; currency: string | undefined } & CartTotals
  'quote-submit': { quote: Quote }
  'quote-sent': { quote: Quote }
  'quote-error': { quote: Quote; message: string }
}

/** The name of an event that an element dispatches. */
export type ElementEventName = keyof ElementEvents

/** Dispatches an event from the component's element. Returns false if the page has canceled it. */
export type Emit = <Name extends ElementEventName>(name: Name, detail: ElementEvents[Name]) => boolean
