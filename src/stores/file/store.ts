import {
  type ListQuery,
  OUT_OF_STOCK,
  type StoreCall,
  type StoreCheckout,
  StoreFailure,
  type StoreOrder,
} from '../contract.ts'
import { defineStore } from '../define-store.ts'
import { type Catalog, type FileProduct, loadCatalog } from './catalog.ts'

/** A line of an order, with the variant from the file. */
interface Line {
  product: FileProduct
  variant: FileProduct['variants'][number]
  quantity: number
}

defineStore({
  type: 'file',

  async listProducts(query, call) {
    const found = select(await loadCatalog(call), query)
    const end = query.limit === undefined ? undefined : query.offset + query.limit
    return { products: found.slice(query.offset, end).map(({ source }) => source), count: found.length }
  },

  async getProduct(id, call) {
    const { products } = await loadCatalog(call)
    return products.find((product) => product.id === id)?.source ?? null
  },

  async listCollections(call) {
    return (await loadCatalog(call)).collections
  },

  async startCheckout(order, call) {
    return checkoutOf(linesOf(order, await loadCatalog(call)), order, call)
  },

  // Nobody knows what happened on the page of a payment link.
  isPaid: async () => null,
})

function select({ products }: Catalog, { ids, collectionIds, sort, isDescending }: ListQuery): FileProduct[] {
  // The elements sort by price themselves. The file does not say when a product was created.
  if (sort === 'created_at' || sort === 'price') throw new StoreFailure(400)
  const found = products.filter((product) => !ids || ids.includes(product.id))
  if (!collectionIds) return found
  const orderIn = ({ product_collections }: FileProduct) =>
    product_collections.find(({ collection_id }) => collectionIds.includes(collection_id))?.order
  const members = found.filter((product) => orderIn(product) !== undefined)
  if (!sort) return members
  const sorted = members.toSorted((a, b) => (orderIn(a) ?? 0) - (orderIn(b) ?? 0))
  return isDescending ? sorted.toReversed() : sorted
}

function linesOf({ items }: StoreOrder, { products }: Catalog): Line[] {
  return items.map(({ variant_id, quantity }) => {
    const product = products.find(({ variants }) => variants.some(({ id }) => id === variant_id))
    const variant = product?.variants.find(({ id }) => id === variant_id)
    const isMissing = !variant || (variant.manage_inventory && variant.inventory_quantity < quantity)
    if (!product || isMissing) throw new StoreFailure(409, OUT_OF_STOCK)
    return { product, variant, quantity }
  })
}

/** An order of one line uses the variant's payment link. Other orders use the owner's address for orders. */
function checkoutOf(
  lines: readonly Line[],
  { cancelUrl }: StoreOrder,
  { checkoutUrl }: StoreCall,
): StoreCheckout {
  const [line, ...others] = lines
  const link = others.length === 0 ? line?.variant.payment_link : null
  const address = link ?? checkoutUrl
  if (!address)
    throw new StoreFailure(
      422,
      undefined,
      'set checkout-url for orders of several lines, or of products without a payment_link',
    )
  const filled = address
    .replaceAll('{order}', () => encodeURIComponent(lines.map(describe).join('\n')))
    .replaceAll('{quantity}', `${line?.quantity}`)
  return { url: new URL(filled, cancelUrl).href, reference: filled }
}

function describe({ product, variant, quantity }: Line): string {
  const title =
    variant.title && variant.title !== product.title ? `${product.title} (${variant.title})` : product.title
  return `${quantity} × ${title}`
}
