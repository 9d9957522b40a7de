import type { Product } from './product.ts'

/** Returns whether customers must choose a variant or fill in a field on the product's page before they can buy it. */
export function needsChoices({
  variants,
  custom_fields,
}: Pick<Product, 'variants' | 'custom_fields'>): boolean {
  return variants.length > 1 || custom_fields.some(({ is_required }) => is_required)
}
