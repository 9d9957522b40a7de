import { plainText } from '../../catalog/plain-text.ts'
import { arrayOf, nonNegativeInteger, object, stringOrEmpty } from '../../untrusted/decoders.ts'
import { type ListQuery, OUT_OF_STOCK, type StoreCall, StoreFailure, type StoreOrder } from '../contract.ts'
import { defineStore } from '../define-store.ts'
import { loadProducts, loadVariations, PAGE_SIZE, request, type WooProduct } from './api.ts'
import { limitsOf, productDecoder, toCollectionId, toStoreProduct } from './product.ts'

const DEFAULT_LIMIT = 48

const categoriesDecoder = arrayOf(
  object({ id: nonNegativeInteger, name: stringOrEmpty, count: nonNegativeInteger }),
)

defineStore({
  type: 'woocommerce',

  async listProducts(query, call) {
    const { offset, limit = query.ids?.length ?? DEFAULT_LIMIT } = query
    const page = { offset, per_page: Math.min(limit, PAGE_SIZE) }
    const { products, count } = await loadProducts(call, { ...filtersOf(query), ...page })
    return { products: await withVariations(products, call), count }
  },

  async getProduct(id, call) {
    const { body } = await request(call, `/${encodeURIComponent(id)}`)
    const product = productDecoder(body)
    if (!product) throw new TypeError('WooCommerce did not send a product', { cause: body })
    return (await withVariations([product], call))[0] ?? null
  },

  async lookUpStock(ids, call) {
    const { products } = await loadProducts(call, { include: ids, per_page: PAGE_SIZE })
    return (await withVariations(products, call)).flatMap(({ variants }) =>
      variants.map(({ id, inventory_quantity = null }) => ({ id, inventory_quantity })),
    )
  },

  async listCollections(call) {
    const { body } = await request(call, '/categories', { per_page: PAGE_SIZE })
    const used = categoriesDecoder(body).filter(({ count }) => count > 0)
    return used.map(({ id, name }) => ({ id: toCollectionId(id), title: plainText(name) }))
  },

  async startCheckout({ items }, call) {
    await checkQuantities(items, call)
    const products = items.map(({ variant_id, quantity }) => `${variant_id}:${quantity}`).join(',')
    const address = call.checkoutUrl || `${call.host}/checkout-link/?products={products}`
    const url = address.replace('{products}', encodeURIComponent(products))
    return { url, reference: products }
  },

  // WooCommerce shows its own page after the payment, and tells other pages nothing about the order.
  isPaid: async () => null,

  replacesCart: (host) =>
    new URL(host).origin === new URL(document.URL).origin &&
    /\bwoocommerce_items_in_cart=[1-9]/.test(document.cookie),
})

async function withVariations(products: readonly WooProduct[], call: StoreCall) {
  const variations = await loadVariations(products, call)
  return products.map((product) => toStoreProduct(product, variations))
}

/** The checkout link would drop items that are not sold in this quantity without asking the visitor. */
async function checkQuantities(items: StoreOrder['items'], call: StoreCall): Promise<void> {
  const query = { include: items.map(({ variant_id }) => variant_id), per_page: PAGE_SIZE }
  // Without a type, WooCommerce leaves out variations.
  const pages = await Promise.all([
    loadProducts(call, query),
    loadProducts(call, { ...query, type: 'variation' }),
  ])
  const found = pages.flatMap(({ products }) => products)
  for (const { variant_id, quantity } of items) {
    const product = found.find(({ id }) => `${id}` === variant_id)
    const limits = product && limitsOf(product)
    if (!limits || quantity > (limits.maximum ?? quantity)) throw new StoreFailure(409, OUT_OF_STOCK)
    const { minimum, multiple_of } = limits
    if (quantity >= minimum && quantity % multiple_of === 0) continue
    const reason = `${plainText(product.name)} is sold from ${minimum} on, in multiples of ${multiple_of}`
    throw new StoreFailure(422, undefined, reason, reason)
  }
}

function filtersOf({ ids, collectionIds, sort, isDescending }: ListQuery): Record<string, unknown> {
  const orderby = sort === 'price' ? 'price' : sort === 'created_at' ? 'date' : ids ? 'include' : 'menu_order'
  return {
    // Hidden products are only shown where the page names them.
    ...(ids ? { include: ids } : { catalog_visibility: 'catalog' }),
    ...(collectionIds && { category: collectionIds.map((id) => id.replace(/^pcol_/, '')) }),
    orderby,
    order: isDescending ? 'desc' : 'asc',
  }
}
