import type { Product, Variant } from './product.ts'

/**
 * Returns how many units of a variant can be sold: `Infinity` if its inventory is not managed, null while the
 * inventory lookup has not succeeded.
 */
export function availableQuantity(variant: Variant): number | null {
  return variant.manage_inventory ? variant.inventory_quantity : Number.POSITIVE_INFINITY
}

/** Returns whether the stock of any managed variant is still unknown. */
export function hasUnknownStock({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.some((variant) => availableQuantity(variant) === null)
}

/** Returns whether the variant's inventory is managed and known to be empty. */
export function isSoldOut(variant: Variant): boolean {
  return availableQuantity(variant) === 0
}

/** Returns whether two versions of a product, one made from the other, differ only in their stock. */
export function isSameExceptStock(before: Product, next: Product): boolean {
  return (
    hasSameEntries(before, next, 'variants') &&
    before.variants.every((variant, index) =>
      hasSameEntries(variant, next.variants[index] ?? {}, 'inventory_quantity'),
    )
  )
}

function hasSameEntries(before: object, next: object, ignored: string): boolean {
  return (
    before === next ||
    Object.entries(before).every(([key, value]) => key === ignored || Reflect.get(next, key) === value)
  )
}

/**
 * Returns the product with updated stock, or the same object if nothing changes. If the lookup has no number
 * for a managed variant, its stock becomes 0.
 * @param inventory stock by variant ID
 */
export function withInventory(product: Product, inventory: ReadonlyMap<string, number | null>): Product {
  const variants = product.variants.map((variant) => {
    const fallback = variant.manage_inventory ? 0 : variant.inventory_quantity
    const inventory_quantity = inventory.get(variant.id) ?? fallback
    return inventory_quantity === variant.inventory_quantity ? variant : { ...variant, inventory_quantity }
  })
  const isSame = variants.every((variant, index) => variant === product.variants[index])
  return isSame ? product : { ...product, variants }
}
