import type { Product, Variant } from './product.ts'

/** An option of a product, such as its size, with its values in the store's order. */
export interface OptionGroup {
  /** An empty string if the store's options have no usable IDs. */
  id: string
  /** The option's position among the product's options. */
  index: number
  title: string
  values: readonly string[]
}

/**
 * Returns the options of a product with two or more. Null if it has fewer, or if its variants do not all have
 * a complete and distinct set of values. Visitors then choose from a list of variants.
 */
export function optionGroups({
  options,
  variants,
}: Pick<Product, 'options' | 'variants'>): OptionGroup[] | null {
  const ids = options.map(({ id, values }) => id || values.find(({ option_id }) => option_id)?.option_id)
  const hasIds =
    new Set(ids).size === ids.length &&
    variants.every((variant) => ids.every((id) => id && variant.options.some((o) => o.option_id === id)))
  const groups = options.map(({ title, values }, index) => {
    const id = (hasIds && ids[index]) || ''
    const used = variants.map((variant) => optionValue(variant, { id, index }))
    // Keep the values in the store's order. Values that occur only in variants come last.
    const listed = values.map(({ value }) => value).filter((value) => used.includes(value))
    return { id, index, title, values: [...new Set([...listed, ...used])] }
  })
  const isComplete = groups.every(({ values }) => values.every((value) => value.trim() !== ''))
  const combinations = new Set(variants.map((variant) => JSON.stringify(valuesOf(variant, groups))))
  return groups.length > 1 && isComplete && combinations.size === variants.length ? groups : null
}

/**
 * Returns a variant's value for an option; an empty string if it has none. Without IDs, a variant's values
 * are in the order of the options.
 */
export function optionValue({ options }: Variant, { id, index }: Pick<OptionGroup, 'id' | 'index'>): string {
  const option = id ? options.find(({ option_id }) => option_id === id) : options[index]
  return option?.value ?? ''
}

/**
 * Returns the variant that has the changed value and keeps the other values of `current` as far as possible.
 * Earlier options take precedence.
 */
export function nearestVariant(
  variants: readonly Variant[],
  groups: readonly OptionGroup[],
  current: Variant,
  change: { group: OptionGroup; value: string },
): Variant | undefined {
  let candidates = variants.filter((variant) => optionValue(variant, change.group) === change.value)
  for (const group of groups) {
    const same = candidates.filter((variant) => optionValue(variant, group) === optionValue(current, group))
    if (same.length > 0) candidates = same
  }
  return candidates[0]
}

function valuesOf(variant: Variant, groups: readonly OptionGroup[]): string[] {
  return groups.map((group) => optionValue(variant, group))
}
