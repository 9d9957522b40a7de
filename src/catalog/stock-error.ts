import { storeTexts } from '../texts/en/store.ts'
import { ENGLISH } from '../texts/locale.ts'
import { translatable } from '../texts/translatable.ts'
import { translator } from '../texts/translate.ts'
import type { Product, Variant } from './product.ts'

/**
 * The error thrown when the quantity in the cart would exceed the stock. Its message is written for visitors.
 */
export class NotEnoughStockError extends Error {
  override readonly name = 'NotEnoughStockError'

  /** Makes `instanceof` work for errors from another copy of the script on the page. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'NotEnoughStockError'
  }
}

/**
 * Throws if the quantity in the cart plus the added quantity exceeds the stock of a managed variant.
 * @param inCart quantity of this variant that is already in the cart
 * @param available stock of the variant; null (unknown) counts as 0
 * @throws NotEnoughStockError with a message for visitors
 */
export function assertInStock(
  product: Pick<Product, 'title'>,
  variant: Pick<Variant, 'title' | 'manage_inventory'>,
  inCart: number,
  quantity: number,
  available: number | null,
): void {
  if (!variant.manage_inventory) return
  const left = available ?? 0
  if (inCart + quantity <= left) return
  const values = { title: product.title, variant: variant.title, left }
  const message = translator(storeTexts, ENGLISH)('not_enough_stock', values)
  throw translatable(new NotEnoughStockError(message), 'not_enough_stock', values)
}
