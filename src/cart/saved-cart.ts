import { effectivePriceInCents } from '../catalog/effective-price.ts'
import { readStorage } from '../storage/browser-storage.ts'
import { parseJson } from '../untrusted/json.ts'
import type { CartItem } from './cart-item.ts'

/** Key of the saved cart. Do not rename it, because browsers hold carts that were saved under this key. */
export const CART_KEY = 'e-commerce-cart'

/**
 * Returns the lines of the saved cart before the cart has been loaded. Leaves out lines without a product, a
 * price or a quantity. Does not check the other fields, because that code loads with the cart.
 */
export function readSavedLines(): Omit<CartItem, 'key'>[] {
  const saved = parseJson(readStorage(CART_KEY))
  return Array.isArray(saved) ? saved.filter(isLine) : []
}

function isLine(value: unknown): value is CartItem {
  const { product, variant, quantity } = (value ?? {}) as Partial<CartItem>
  return (
    Boolean(product?.id && variant?.id) &&
    Number.isSafeInteger(quantity) &&
    Number(quantity) > 0 &&
    Number.isSafeInteger(variant && effectivePriceInCents(variant))
  )
}
