import { euro, usDollar } from './currencies.ts'
import { demoProducts } from './demo.ts'
import { euroProducts } from './euro.ts'
import { generateProducts } from './large.ts'
import type { Catalog, CatalogProduct, Currency } from './product.ts'

const kinds = ['demo', 'euro', 'empty', 'failing', 'slow', 'large'] as const

export type ShopKind = (typeof kinds)[number]

/** Returns the kind of a shop. `demo-anything` is a copy of `demo` with its own stock. */
export function kindOf(storeId: string): ShopKind | undefined {
  return kinds.find((kind) => storeId === kind || storeId.startsWith(`${kind}-`))
}

const catalogs: Record<ShopKind, () => Catalog> = {
  demo: once(() => catalog(usDollar, demoProducts)),
  slow: once(() => catalog(usDollar, demoProducts)),
  euro: once(() => catalog(euro, euroProducts)),
  empty: once(() => catalog(usDollar, [])),
  failing: once(() => catalog(usDollar, [])),
  large: once(() => catalog(usDollar, generateProducts(5000))),
}

/** Returns the catalog that all shops of a kind share. */
export function catalogOf(kind: ShopKind): Catalog {
  return catalogs[kind]()
}

function catalog(currency: Currency, products: readonly CatalogProduct[]): Catalog {
  return { currency, products: products.toSorted((a, b) => a.order - b.order) }
}

/** Returns a function that creates the value on its first call. Creating the large shop takes time. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
