import { euro, usDollar } from './currencies.ts'
import { demoProducts } from './demo.ts'
import { euroProducts } from './euro.ts'
import { generateProducts } from './large.ts'
import type { Catalog, CatalogProduct, Currency } from './product.ts'

const kinds = ['demo', 'euro', 'empty', 'failing', 'slow', 'large'] as const

export type ShopKind = (typeof kinds)[number]

/** `demo` and `demo-anything` are both the demo shop: the second is a copy with its own stock. */
export function kindOf(storeId: string): ShopKind | undefined {
  return kinds.find((kind) => storeId === kind || storeId.startsWith(`${kind}-`))
}

const shelves: Record<ShopKind, () => Catalog> = {
  demo: once(() => catalog(usDollar, demoProducts)),
  slow: once(() => catalog(usDollar, demoProducts)),
  euro: once(() => catalog(euro, euroProducts)),
  empty: once(() => catalog(usDollar, [])),
  failing: once(() => catalog(usDollar, [])),
  large: once(() => catalog(usDollar, generateProducts(5000))),
}

export function catalogOf(kind: ShopKind): Catalog {
  return shelves[kind]()
}

function catalog(currency: Currency, products: readonly CatalogProduct[]): Catalog {
  return { currency, products: products.toSorted((a, b) => a.order - b.order) }
}

/** The large shop is only worth making when somebody asks for it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
