import { catalogueOf, type ShopKind } from './catalogue/index.ts'
import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue/product.ts'

export interface Item {
  variant: CatalogueVariant
  product: CatalogueProduct
}

/** One shop: a catalogue it shares with its copies, and a stock of its own. */
export interface Shop {
  kind: ShopKind
  catalogue: Catalogue
  findProduct: (id: string) => CatalogueProduct | undefined
  findItem: (variantId: string) => Item | undefined
  /** What is left: null where nobody manages or counts the stock. */
  stockOf: (variant: CatalogueVariant) => number | null
  sell: (variant: CatalogueVariant, quantity: number) => void
}

export function createShop(kind: ShopKind): Shop {
  const catalogue = catalogueOf(kind)
  const soldByVariant = new Map<string, number>()
  const { productsById, itemsByVariant } = indexOf(catalogue)

  return {
    kind,
    catalogue,
    findProduct: (id) => productsById.get(id),
    findItem: (variantId) => itemsByVariant.get(variantId),
    stockOf: ({ id, manages_stock, stock }) =>
      manages_stock && stock !== null ? stock - (soldByVariant.get(id) ?? 0) : null,
    sell({ id }, quantity) {
      soldByVariant.set(id, (soldByVariant.get(id) ?? 0) + quantity)
    },
  }
}

interface Index {
  productsById: Map<string, CatalogueProduct>
  itemsByVariant: Map<string, Item>
}

// Copies of a shop share its catalogue, so they share the index of it too.
const indexes = new WeakMap<Catalogue, Index>()

function indexOf(catalogue: Catalogue): Index {
  const known = indexes.get(catalogue)
  if (known !== undefined) return known
  const index: Index = { productsById: new Map(), itemsByVariant: new Map() }
  for (const product of catalogue.products) {
    index.productsById.set(product.id, product)
    for (const variant of product.variants) index.itemsByVariant.set(variant.id, { variant, product })
  }
  indexes.set(catalogue, index)
  return index
}
