import { type Bookings, createBookings } from './bookings.ts'
import type { Catalog, CatalogProduct, CatalogVariant } from './catalog/product.ts'

export interface Item {
  variant: CatalogVariant
  product: CatalogProduct
}

/** A shop. Shops of the same kind share a catalog, but each shop has its own stock. */
export interface Shop {
  kind: string
  catalog: Catalog
  findProduct: (id: string) => CatalogProduct | undefined
  findItem: (variantId: string) => Item | undefined
  /** Returns the quantity in stock, or null if the variant's stock is not managed or its quantity is unknown. */
  stockOf: (variant: CatalogVariant) => number | null
  sell: (variant: CatalogVariant, quantity: number) => void
  bookings: Bookings
}

interface ShopState {
  /** The number of units sold, by variant ID. `sell` updates these numbers. */
  sold?: Record<string, number>
  bookings?: Bookings
}

/** Creates a shop from a catalog. By default, no product has been sold and no appointment has been booked. */
export function createShop(
  kind: string,
  catalog: Catalog,
  { sold = {}, bookings = createBookings({}, new Date()) }: ShopState = {},
): Shop {
  const { productsById, itemsByVariant } = indexOf(catalog)

  return {
    kind,
    catalog,
    bookings,
    findProduct: (id) => productsById.get(id),
    findItem: (variantId) => itemsByVariant.get(variantId),
    stockOf: ({ id, manages_stock, stock }) =>
      manages_stock && stock !== null ? stock - (sold[id] ?? 0) : null,
    sell({ id }, quantity) {
      sold[id] = (sold[id] ?? 0) + quantity
    },
  }
}

interface Index {
  productsById: Map<string, CatalogProduct>
  itemsByVariant: Map<string, Item>
}

const indexes = new WeakMap<Catalog, Index>()

function indexOf(catalog: Catalog): Index {
  const cached = indexes.get(catalog)
  if (cached !== undefined) return cached
  const index: Index = { productsById: new Map(), itemsByVariant: new Map() }
  for (const product of catalog.products) {
    index.productsById.set(product.id, product)
    for (const variant of product.variants) index.itemsByVariant.set(variant.id, { variant, product })
  }
  indexes.set(catalog, index)
  return index
}
