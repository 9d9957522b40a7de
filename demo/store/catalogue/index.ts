import { euro, usDollar } from './currencies.ts'
import { demoProducts } from './demo.ts'
import { euroProducts } from './euro.ts'
import { generateProducts } from './large.ts'
import type { Catalogue, CatalogueProduct, Currency } from './product.ts'

const kinds = ['demo', 'euro', 'empty', 'failing', 'slow', 'large'] as const

export type ShopKind = (typeof kinds)[number]

/** `demo` and `demo-anything` are both the demo shop: the second is a copy with its own stock. */
export function kindOf(storeId: string): ShopKind | undefined {
  return kinds.find((kind) => storeId === kind || storeId.startsWith(`${kind}-`))
}

const shelves: Record<ShopKind, () => Catalogue> = {
  demo: once(() => catalogue(usDollar, demoProducts)),
  slow: once(() => catalogue(usDollar, demoProducts)),
  euro: once(() => catalogue(euro, euroProducts)),
  empty: once(() => catalogue(usDollar, [])),
  failing: once(() => catalogue(usDollar, [])),
  large: once(() => catalogue(usDollar, generateProducts(5000))),
}

export function catalogueOf(kind: ShopKind): Catalogue {
  return shelves[kind]()
}

function catalogue(currency: Currency, products: readonly CatalogueProduct[]): Catalogue {
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
