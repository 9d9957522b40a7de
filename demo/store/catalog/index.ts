import { euro, usDollar } from './currencies.ts'
import { demoProducts } from './demo.ts'
import { euroProducts } from './euro.ts'
import { generateProducts } from './large.ts'
import type { Catalog, CatalogProduct, Currency } from './product.ts'

/** Functions that return catalogs, by kind of shop. All shops of the same kind share one catalog. */
export type Catalogs = Readonly<Record<string, () => Catalog>>

/** Returns the kind of shop that a store ID selects. For example, `demo-anything` selects a copy of `demo`. */
export function kindOf(storeId: string, catalogs: Catalogs): string | undefined {
  return Object.keys(catalogs).find((kind) => storeId === kind || storeId.startsWith(`${kind}-`))
}

/** The catalogs that are small enough for the in-page demo store. */
export const smallCatalogs = {
  demo: once(() => catalog(usDollar, demoProducts)),
  slow: once(() => catalog(usDollar, demoProducts)),
  euro: once(() => catalog(euro, euroProducts)),
  empty: once(() => catalog(usDollar, [])),
  failing: once(() => catalog(usDollar, [])),
  large: once(() => catalog(usDollar, generateProducts(5000))),
}

function catalog(currency: Currency, products: readonly CatalogProduct[]): Catalog {
  return { currency, products: products.toSorted((a, b) => a.order - b.order) }
}

/** Returns a function that creates a value when first called and then reuses it. Some catalogs take long to create. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
