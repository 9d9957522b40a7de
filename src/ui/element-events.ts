import { createContext, useContext } from 'react'
import type { CartItem } from '../cart/cart-item.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { Quote } from '../quote/quote.ts'

/** What the tags tell the page: the name of each event and what its `detail` holds. */
export interface ElementEvents {
  'product-select': { product: Product }
  'cart-add': { product: Product; variant: Variant; quantity: number }
  'cart-open': null
  'cart-close': null
  'checkout-start': { items: readonly CartItem[] }
  'checkout-redirect': { url: string }
  'checkout-error': { message: string }
  'quote-submit': { quote: Quote }
  'quote-sent': { quote: Quote }
  'quote-error': { quote: Quote; message: string }
}

export type ElementEventName = keyof ElementEvents

/** Dispatches an event; returns false if the page has canceled it. */
export type Emit = <Name extends ElementEventName>(name: Name, detail: ElementEvents[Name]) => boolean

const EmitContext = createContext<Emit>(() => true)

export const EmitProvider = EmitContext.Provider

/** Returns the function with which a component dispatches events from its element. Outside an element it does nothing. */
export function useEmit(): Emit {
  return useContext(EmitContext)
}
