import { createStore } from 'zustand/vanilla'
import type { StoreSettings } from '../provider/store-client.ts'

interface PageCart {
  /** The total quantity of the cart's lines. Until the cart has been loaded, that of the saved cart. */
  count: number
  /** The total quantity of unpaid orders, which the page offers to restore. Undefined until they load. */
  keptCount?: number
  /** Whether another page has changed the saved cart before this page has loaded the cart. */
  hasChanged?: boolean
  /** The store of lines saved without one, for example by an earlier website. Undefined until it is known. */
  store?: StoreSettings | undefined
  /** The page's URL pattern of product pages. Empty or missing if the page sets none. */
  productUrl?: string
  /** Dispatches `cart-change`. */
  announce?: (summary: object) => unknown
}

/** What the cart and the page around it tell each other, also before the cart has been loaded. */
export const pageCart = createStore<PageCart>(() => ({ count: 0 }))

/** Returns the total quantity of all lines, which the cart icon's badge shows. */
export function countItems(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
