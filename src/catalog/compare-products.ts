import type { SortOrder } from './filters.ts'
import type { Product } from './product.ts'
import { displayVariant, hasPrice, shownPriceInCents } from './product-price.ts'

/** Compares two products, as for `Array.sort`. */
export type CompareProducts = (a: Product, b: Product) => number

/**
 * Returns the comparison for a sort order. For `newest`, it keeps the given order, because the store has
 * already sorted the products by date.
 * @param compareFeatured the comparison for `featured`
 * @param language the language whose collation sorts by `title`; default: the browser's language
 */
export function productComparer(
  sort: SortOrder,
  compareFeatured: CompareProducts,
  language?: string,
): CompareProducts {
  switch (sort) {
    case 'title': {
      const compareNames = nameComparer(language)
      return (a, b) => compareNames(a.title, b.title)
    }
    case 'price-ascending':
      return (a, b) => comparePrices(priceOf(a), priceOf(b), 1)
    case 'price-descending':
      return (a, b) => comparePrices(priceOf(a), priceOf(b), -1)
    case 'newest':
      return () => 0
    case 'featured':
      return compareFeatured
  }
}

/** Returns the price that the product's card shows in minor units, or null if it shows none. */
export function priceOf(product: Product): number | null {
  const variant = displayVariant(product)
  return variant && hasPrice(variant) ? shownPriceInCents(product, variant) : null
}

/** Compares prices in ascending (1) or descending (-1) order. Products without a price come last in both. */
function comparePrices(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * direction
}

/**
 * Returns a function that compares names in the natural order of a language: `9 W` comes before `10 W`.
 * @param language a BCP 47 language tag; empty or invalid for the browser's language
 */
export function nameComparer(language?: string): (a: string, b: string) => number {
  const options = { numeric: true }
  try {
    return new Intl.Collator(language || undefined, options).compare
  } catch {
    return new Intl.Collator(undefined, options).compare
  }
}
