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
  item: StoreOrder['items'][number]
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
  return items.map((item) => {
    const { variant_id, quantity } = item
    const product = products.find(({ variants }) => variants.some(({ id }) => id === variant_id))
    const variant = product?.variants.find(({ id }) => id === variant_id)
    const isMissing = !variant || (variant.manage_inventory && variant.inventory_quantity < quantity)
    if (!product || isMissing) throw new StoreFailure(409, OUT_OF_STOCK)
    return { product, variant, item }
  })
}

/** An order uses a payment link that has the right amount. Others use the owner's address for orders. */
function checkoutOf(
  lines: readonly Line[],
  { cancelUrl }: StoreOrder,
  { checkoutUrl }: StoreCall,
): StoreCheckout {
  const [line, ...others] = lines
  const link = others.length === 0 ? line?.variant.payment_link : null
  const isExact = line && link && knowsOrder(link, line)
  // Owners may write an email address without `mailto:`.
  const orderUrl = checkoutUrl.replace(/^[^\s@:/?]+@[^\s@:/?]+$/, 'mailto:$&')
  const address = isExact ? link : orderUrl || link
  if (!address)
    throw new StoreFailure(
      422,
      undefined,
      'set checkout-url for orders of several lines, or of products without a payment_link',
      others.length > 0 && lines.every(({ variant }) => variant.payment_link)
        ? 'Please order these products one at a time'
        : 'Not all of these products can be ordered here',
    )
  const quantity = lines.reduce((sum, { item }) => sum + item.quantity, 0)
  // The elements write the order into a mail.
  const text = /^mailto:/i.test(address) ? '{order}' : encodeURIComponent(lines.map(describe).join('\n'))
  const filled = address.replaceAll('{order}', () => text).replaceAll('{quantity}', `${quantity}`)
  const url = new URL(filled, cancelUrl).href
  return { url, reference: filled, asksForDetails: address === link && !isExact }
}

/** Returns whether a payment link charges the right amount and tells the owner what the visitor entered. */
function knowsOrder(link: string, { item }: Line): boolean {
  const { quantity, custom_field_values, donation_amount } = item
  const isQuantityKnown = quantity === 1 || link.includes('{quantity}')
  return (
    isQuantityKnown && (!custom_field_values || link.includes('{order}')) && donation_amount === undefined
  )
}

function describe({ product, variant, item: { quantity, custom_field_values = [] } }: Line): string {
  const title = variant.title === product.title ? '' : variant.title
  const details = [title, ...custom_field_values.map(({ value }) => value)].filter(Boolean).join(', ')
  return `${quantity} × ${product.title}${details && ` (${details})`}`
}
