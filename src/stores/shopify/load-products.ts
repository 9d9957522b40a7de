import {
  array,
  arrayOf,
  type Decoded,
  type Decoder,
  nonEmptyString,
  object,
} from '../../untrusted/decoders.ts'
import type { StockEntry, StoreCall } from '../contract.ts'
import type { StoreProduct } from '../store-product.ts'
import { isNumber, toGid } from './ids.ts'
import { allPages, MAX_NODES, nullable, type Page, pageOf } from './paging.ts'
import { PRODUCT_ALONE, PRODUCTS_BY_ID, STOCK_BY_ID, STOCK_PAGE, VARIANT_PAGE } from './queries.ts'
import { sendQuery, withSize } from './send-query.ts'
import {
  lacksCheapest,
  productDecoder,
  stockDecoder,
  toStock,
  toStoreProduct,
  variantDecoder,
} from './to-store-product.ts'

type Product = Decoded<typeof productDecoder>

/** How much of a listed product is loaded. */
const LISTED = { variants: 10, images: 4 }
/** How much of a product is loaded with the first request for it. */
const ALONE = { variants: 100, images: 100 }
/** The number of variants per product whose stock is loaded with one request for many products. */
const STOCK = { variants: 20 }

const aloneDecoder = object({ product: nullable(productDecoder) })
const stockOfProductDecoder = object({ id: nonEmptyString, variants: pageOf(stockDecoder) })

/** Loads products for a list. They may lack variants, but not the cheapest or the first available one. */
export async function loadListed(ids: readonly string[], call: StoreCall): Promise<StoreProduct[]> {
  const products = await loadNodes('products', ids, call, PRODUCTS_BY_ID, LISTED, productDecoder)
  return Promise.all(
    products.map(async (product) =>
      toStoreProduct(lacksCheapest(product) ? await withAllVariants(product, call) : product),
    ),
  )
}

/** Loads a product with all its variants, by its number or its handle. */
export async function loadAlone(id: string, call: StoreCall): Promise<StoreProduct | null> {
  const key = isNumber(id) ? { id: toGid('Product', id) } : { handle: id }
  const { product } = await withSize('variants', ALONE.variants, (variants) =>
    sendQuery(call, PRODUCT_ALONE, { ...ALONE, ...key, variants }, aloneDecoder),
  )
  return product && toStoreProduct(await withAllVariants(product, call))
}

/** Loads the stock of all variants of products. */
export async function loadStock(productIds: readonly string[], call: StoreCall): Promise<StockEntry[]> {
  // The stock of a product with a handle is requested again with the product's number.
  const ids = productIds.filter(isNumber).map((id) => toGid('Product', id))
  const products = await loadNodes('stock', ids, call, STOCK_BY_ID, STOCK, stockOfProductDecoder)
  const variants = products.map((product) => loadVariants(product, call, STOCK_PAGE, stockDecoder))
  return (await Promise.all(variants)).flat().map(toStock)
}

async function withAllVariants(product: Product, call: StoreCall): Promise<Product> {
  const nodes = await loadVariants(product, call, VARIANT_PAGE, variantDecoder)
  return { ...product, variants: { nodes, next: null } }
}

/** Returns the variants on a product's first page and on all later ones. */
function loadVariants<Variant extends { id: string }>(
  { id, variants }: { id: string; variants: Page<Variant> },
  call: StoreCall,
  query: string,
  decoder: Decoder<Variant>,
): Promise<Variant[]> {
  const pageDecoder = object({ product: nullable(object({ variants: pageOf(decoder) })) })
  return allPages(async (after) => {
    const { product } = await withSize('variants', MAX_NODES, (first) =>
      sendQuery(call, query, { id, first, after }, pageDecoder),
    )
    return product?.variants
  }, variants)
}

/** Loads the nodes with these IDs. Leaves out those that the shop does not have. */
async function loadNodes<Node>(
  what: 'products' | 'stock',
  ids: readonly string[],
  call: StoreCall,
  query: string,
  variables: object,
  decoder: Decoder<Node>,
): Promise<Node[]> {
  const nodesDecoder = object({ nodes: array })
  const batches = await withSize(what, ids.length, (size) =>
    Promise.all(
      Array.from({ length: Math.ceil(ids.length / size) || 0 }, (_, index) => {
        const batch = ids.slice(index * size, (index + 1) * size)
        return sendQuery(call, query, { ...variables, ids: batch }, nodesDecoder)
      }),
    ),
  )
  return batches.flatMap(({ nodes }) => arrayOf(decoder)(nodes))
}
