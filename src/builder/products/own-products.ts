/** An object of an opened file, with fields that the builder does not know. */
export type Source = Readonly<Record<string, unknown>>

/** A version of a product, as the owner has typed it. */
export interface VariantEntry {
  /** Identifies the entry in the form. */
  key: number
  /** Empty until the product has a name. */
  id: string
  name: string
  price: string
  salePrice: string
  /** Empty if the stock is not limited. */
  stock: string
  paymentLink: string
  source: Source
}

/** A product, as the owner has typed it. */
export interface ProductEntry {
  /** Identifies the entry in the form. */
  key: number
  /** The ID in the file. It stays the same when the name changes, so that carts and links stay valid. */
  id: string
  name: string
  /** One line for the product's card. */
  subtitle: string
  /** Text with one paragraph in each line. */
  description: string
  /** The path or URL of the picture. */
  picture: string
  collection: string
  variants: readonly VariantEntry[]
  source: Source
}

/** The products that the owner lists in the builder. */
export interface Products {
  /** ISO 4217 code in lower case; empty until it is chosen. */
  currency: string
  list: readonly ProductEntry[]
  source: Source
}

export const NO_PRODUCTS: Products = { currency: '', list: [], source: {} }

export const NEW_VARIANT: VariantEntry = {
  key: 1,
  id: '',
  name: '',
  price: '',
  salePrice: '',
  stock: '',
  paymentLink: '',
  source: {},
}

/** Returns the products with an empty one at the end. */
export function addProduct(products: Products): Products {
  const key = unusedKey(products.list)
  const added = { key, id: '', name: '', subtitle: '', description: '', picture: '', collection: '' }
  return { ...products, list: [...products.list, { ...added, variants: [NEW_VARIANT], source: {} }] }
}

/** Returns variants with another one at the end, which costs as much as the first. */
export function addVariant(variants: readonly VariantEntry[]): VariantEntry[] {
  return [...variants, { ...NEW_VARIANT, key: unusedKey(variants), price: variants[0]?.price ?? '' }]
}

/** Returns variants without one of them. A product's only version needs no name. */
export function removeVariant(variants: readonly VariantEntry[], index: number): VariantEntry[] {
  const kept = variants.filter((_, position) => position !== index)
  return kept.length > 1 ? kept : kept.map((variant) => ({ ...variant, name: '' }))
}

function unusedKey(entries: readonly { key: number }[]): number {
  return Math.max(0, ...entries.map(({ key }) => key)) + 1
}

/** Reads products from a saved state. */
export function readSavedProducts(given: unknown): Products {
  const { currency, list, source } = Object(given) as Record<string, unknown>
  return {
    currency: textOf(currency),
    list: listOf(list).map((entry, index) => {
      const variants = listOf(entry['variants']).map((variant, position) => ({
        key: position + 1,
        ...textsOf(variant, ['id', 'name', 'price', 'salePrice', 'stock', 'paymentLink']),
        source: sourceOf(variant['source']),
      }))
      return {
        key: index + 1,
        ...textsOf(entry, ['id', 'name', 'subtitle', 'description', 'picture', 'collection']),
        variants: variants.length > 0 ? variants : [NEW_VARIANT],
        source: sourceOf(entry['source']),
      }
    }),
    source: sourceOf(source),
  }
}

function textsOf<Name extends string>(entry: Source, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(entry[name])])) as Record<Name, string>
}

/** Returns the objects in a list. */
export function listOf(value: unknown): Source[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** Returns an object unchanged, and an empty object for any other value. */
export function sourceOf(value: unknown): Source {
  return isObject(value) ? value : {}
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isObject(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
