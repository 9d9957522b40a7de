import type { Product, Variant } from './product.ts'

/** An option of a product, such as its size, with its values in the store's order. */
export interface OptionGroup {
  id: string
  title: string
  values: readonly string[]
}

/**
 * Returns the options of a product with two or more options. Returns null if the product has fewer, or if its variants
 * do not all have a complete and distinct set of values. Visitors then choose from a list of variants.
 */
export function optionGroups({
  options,
  variants,
}: Pick<Product, 'options' | 'variants'>): OptionGroup[] | null {
  const groups = options.map(({ id, title, values }) => {
    const used = variants.map((variant) => optionValue(variant, id))
    // Keep the values in the store's order. Values that occur only in variants come last.
    const listed = values.map(({ value }) => value).filter((value) => used.includes(value))
    return { id, title, values: [...new Set([...listed, ...used])] }
  })
  const isComplete = groups.every(({ values }) => !values.includes(''))
  const combinations = new Set(variants.map((variant) => JSON.stringify(valuesOf(variant, groups))))
  return groups.length > 1 && isComplete && combinations.size === variants.length ? groups : null
}

/** Returns a variant's value for an option; an empty string if it has none. */
export function optionValue({ options }: Variant, optionId: string): string {
  return options.find(({ option_id }) => option_id === optionId)?.value ?? ''
}

/**
 * Returns the variant that has the changed value and keeps the other values of `current` as far as possible. Earlier
 * options take precedence.
 */
export function nearestVariant(
  variants: readonly Variant[],
  groups: readonly OptionGroup[],
  current: Variant,
  change: { optionId: string; value: string },
): Variant | undefined {
  let candidates = variants.filter((variant) => optionValue(variant, change.optionId) === change.value)
  for (const { id } of groups) {
    if (id === change.optionId) continue
    const same = candidates.filter((variant) => optionValue(variant, id) === optionValue(current, id))
    if (same.length > 0) candidates = same
  }
  return candidates[0]
}

function valuesOf(variant: Variant, groups: readonly OptionGroup[]): string[] {
  return groups.map(({ id }) => optionValue(variant, id))
}
