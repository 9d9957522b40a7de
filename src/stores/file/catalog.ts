import { isOlderThan } from '../../provider/age.ts'
import {
  array,
  arrayOf,
  booleanOrFalse,
  type Decoded,
  finiteNumber,
  nonEmptyString,
  numberOrZero,
  object,
  stringOrEmpty,
  stringOrNull,
  withDefault,
} from '../../untrusted/decoders.ts'
import { type StoreCall, StoreFailure } from '../contract.ts'
import type { StoreProduct } from '../store-product.ts'

/*
 * The adapter reads only what it needs to find products and to start an order. The elements decode all other
 * fields.
 */

const variantDecoder = object({
  id: nonEmptyString,
  title: stringOrEmpty,
  manage_inventory: booleanOrFalse,
  inventory_quantity: withDefault(finiteNumber, 0),
  /** URL of a page that takes the payment for this variant. */
  payment_link: stringOrNull,
})

const productDecoder = object({
  id: nonEmptyString,
  title: stringOrEmpty,
  variants: arrayOf(variantDecoder),
  product_collections: arrayOf(object({ collection_id: nonEmptyString, order: numberOrZero })),
})

const fileDecoder = object({
  products: array,
  collections: arrayOf(object({ id: nonEmptyString, title: nonEmptyString })),
})

/** A product of the file. */
export interface FileProduct extends Decoded<typeof productDecoder> {
  /** The product as it is in the file. */
  source: StoreProduct
}

/** The content of the file. */
export interface Catalog {
  products: FileProduct[]
  collections: { id: string; title: string }[]
}

/** How long the content is used, because owners change their files. */
const FRESH_MS = 30_000

const files = new Map<string, { catalog: Promise<Catalog>; requested_ms: number }>()

/** Loads the file at `store-host`. Calls at the same time share a request. */
export function loadCatalog(call: StoreCall): Promise<Catalog> {
  const known = files.get(call.host)
  if (known && !isOlderThan(FRESH_MS, known.requested_ms)) return known.catalog
  const catalog = requestCatalog(call)
  files.set(call.host, { catalog, requested_ms: Date.now() })
  catalog.catch(() => files.delete(call.host))
  return catalog
}

const NO_PRODUCT = { id: '', title: '', variants: [], product_collections: [] }

async function requestCatalog({ host, json }: StoreCall): Promise<Catalog> {
  const { body } = await json(host).catch((error: unknown) => {
    // The elements read the status 404 as a missing product.
    const isMissing = error instanceof StoreFailure && error.status === 404
    throw isMissing
      ? new StoreFailure(502, undefined, `${host} was not found: correct store-host, or upload the file`)
      : error
  })
  const file = fileDecoder(body)
  if (!file) throw new StoreFailure(422, undefined, `${host} must contain { "products": [ … ] }`)
  const products = file.products.map((source) => {
    const product = productDecoder(source)
    // The elements report a product without an ID.
    return { ...(product ?? NO_PRODUCT), source: source as StoreProduct }
  })
  return { products, collections: file.collections }
}
