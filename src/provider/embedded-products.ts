import type { Product } from '../catalog/product.ts'
import { delay } from '../navigation/lazy.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { createProductList, type ProductList } from './product-list.ts'
import type { ProductResource } from './product-stock.ts'
import { createResource, loadedValue, type Resource } from './resource.ts'
import { productFor } from './single-product.ts'
import type { StoreClient } from './store-client.ts'
import { isMissing, isRejected } from './store-error.ts'

/** Maximum number of product IDs per list call; limits the length of the URL. */
const MAX_IDS_PER_CALL = 100

/** Maximum time to wait until the browser has parsed the page, which a blocking script may delay longer. */
const PARSING_MAX_MS = 500

/** Maximum number of products requested alone because a list omitted them. Unknown products count, too. */
const MAX_OMITTED = 20

/** Where to find a product that an element shows outside a listing. */
export interface EmbeddedProduct {
  /** The resource that contains the product. */
  source: ProductResource
  /** The product's own ID, which differs from the requested one if that is a slug. */
  id: string
}

/**
 * Returns the resource that finds an embedded product; its value is null if the store does not have the
 * product. Products that are requested at about the same time are loaded with one list call. Products that
 * the response does not contain are loaded one by one.
 */
export function embeddedProductFor(client: StoreClient, id: string): Resource<EmbeddedProduct | null> {
  return client.cached(`embedded ${id}`, () =>
    createResource<EmbeddedProduct | null>(async ({ show, before }) => {
      if (before && (await contains(before.source, before.id))) return
      await pageParsed()
      show(await findByRequest(client, id))
    }),
  )
}

async function findByRequest(client: StoreClient, id: string): Promise<EmbeddedProduct | null> {
  const source = await joinBatch(client, id)
  if (await contains(source, id)) return { source, id }
  const state = source.state.getState()
  if (state.status === 'failed') {
    if (isRejected(state.error)) return findAlone(client, id)
    throw state.error
  }
  const omitted = client.cached('omitted', () => new Set<string>())
  if (omitted.size >= MAX_OMITTED && !omitted.has(id)) return null
  omitted.add(id)
  const found = await findAlone(client, id)
  if (found) omitted.delete(id)
  return found
}

async function findAlone(client: StoreClient, id: string): Promise<EmbeddedProduct | null> {
  const source = productFor(client, id)
  const release = source.retain()
  await source.preload()
  const state = source.state.getState()
  release()
  if (state.status === 'failed' && !isMissing(state.error)) throw state.error
  const product = loadedValue(source)?.products[0]
  return product && isShown(product) ? { source, id: product.id } : null
}

async function contains(source: ProductResource, id: string): Promise<boolean> {
  await source.preload()
  return loadedValue(source)?.products.some((product) => product.id === id) ?? false
}

/** IDs that will be loaded with one list call. */
interface Batch {
  ids: string[]
  list: Promise<ProductList>
}

/** Returns the list of the IDs that are requested in the current task. */
function joinBatch(client: StoreClient, id: string): Promise<ProductList> {
  const pending = client.cached<{ batch: Batch | null }>('embedded', () => ({ batch: null }))
  let { batch } = pending
  if (!batch || batch.ids.length === MAX_IDS_PER_CALL) {
    const ids: string[] = []
    const list = delay(0).then(() => {
      if (pending.batch?.ids === ids) pending.batch = null
      return createProductList(client, { 'ids[]': ids }, isShown)
    })
    batch = { ids, list }
    pending.batch = batch
  }
  batch.ids.push(id)
  return batch.list
}

/** Unlike listings, elements for one product also show subscriptions. Deleted products are never shown. */
const isShown = ({ deleted_at }: Product) => !deleted_at

/** Resolves in a new task, after the browser has parsed the page, because it may contain more elements. */
async function pageParsed(): Promise<void> {
  const isParsing = typeof document !== 'undefined' && documentProperty('readyState') === 'loading'
  await (isParsing ? Promise.race([domReady(), delay(PARSING_MAX_MS)]) : delay(0))
}

function domReady(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
}
