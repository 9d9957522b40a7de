import type { Product, Variant } from '../catalog/product.ts'
import { hasPrice } from '../catalog/product-price.ts'
import type { CartItem } from './cart-item.ts'
import { totalInMajorUnits } from './totals.ts'

/** A cart line's product and variant, as the store sells them now. */
export interface SoldLine {
  product: Product
  variant: Variant
}

/**
 * Compares cart lines with the store's products.
 * @param find returns what the store sells; null if it no longer does, undefined if that is unknown
 * @returns the lines with a new price, and the lines that cannot be ordered any more
 */
export function compareLines(
  lines: readonly CartItem[],
  find: (item: CartItem) => SoldLine | null | undefined,
): { repriced: CartItem[]; lost: CartItem[] } {
  const repriced: CartItem[] = []
  const lost: CartItem[] = []
  for (const item of lines) {
    const sold = find(item)
    if (sold === undefined) continue
    if (!sold || !isForSale(sold)) lost.push(item)
    else if (hasNewPrice(item, sold)) repriced.push({ ...item, ...sold })
  }
  return { repriced, lost }
}

function isForSale({ product, variant }: SoldLine): boolean {
  return product.purchasable && !product.deleted_at && hasPrice(variant)
}

function hasNewPrice(item: CartItem, { product, variant }: SoldLine): boolean {
  // Another tab may have added the line with newer data than this page has.
  if ((item.product.updated_at ?? '') > (product.updated_at ?? '')) return false
  const isSameCurrency = item.variant.currency.toLowerCase() === variant.currency.toLowerCase()
  return !isSameCurrency || totalInMajorUnits([item]) !== totalInMajorUnits([{ ...item, variant }])
}
