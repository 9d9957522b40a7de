import {
  anything,
  arrayOf,
  nonEmptyString,
  nonNegativeInteger,
  object,
  withDefault,
} from '../../untrusted/decoders.ts'
import { type ListQuery, type StoreCall, StoreFailure, type StoreOrder } from '../contract.ts'
import { defineStore } from '../define-store.ts'
import { regionOf, request, requestWithStock } from './api.ts'
import { productDecoder, stockDecoder, toStock, toStoreProduct } from './product.ts'

/** Medusa's default. */
const PAGE_SIZE = 50

/** With `*variants`, Medusa leaves out the quantity. */
const STOCK_FIELDS = 'id,variants.id,variants.manage_inventory,variants.allow_backorder'

const pageDecoder = object({
  products: arrayOf(productDecoder),
  count: withDefault(nonNegativeInteger, 0),
})
const collectionsDecoder = object({
  collections: arrayOf(object({ id: nonEmptyString, title: nonEmptyString })),
})
const cartDecoder = object({ cart: object({ id: nonEmptyString, completed_at: anything }) })

defineStore({
  type: 'medusa',

  async listProducts(query, call) {
    const { offset, limit = query.ids?.length ?? PAGE_SIZE } = query
    const parameters = { ...filtersOf(query), ...(await priceQuery(call)), offset, limit }
    const { products, count } = await requestWithStock(call, 'products', pageDecoder, parameters)
    return { products: products.map(toStoreProduct), count }
  },

  async getProduct(id, call) {
    const path = `products/${encodeURIComponent(id)}`
    const query = await priceQuery(call)
    const { product } = await requestWithStock(call, path, object({ product: productDecoder }), query)
    return toStoreProduct(product)
  },

  async lookUpStock(ids, call) {
    const query = { 'id[]': ids, limit: ids.length, fields: STOCK_FIELDS }
    const { products } = await requestWithStock(call, 'products', stockDecoder, query)
    return products.flatMap(({ variants }) => variants.map(toStock))
  },

  async listCollections(call) {
    const query = { limit: 200, fields: 'id,title' }
    return (await request(call, 'collections', collectionsDecoder, { query })).collections
  },

  async startCheckout({ items, ...order }, call) {
    if (!call.checkoutUrl.includes('{cart}'))
      throw new StoreFailure(
        422,
        undefined,
        'Medusa has no checkout page. Set checkout-url to the address of yours, for example ' +
          '"https://shop.example/checkout?cart={cart}&success={success}&cancel={cancel}"',
      )
    const lines = items.map(({ variant_id, quantity }) => ({ variant_id, quantity }))
    const body = { region_id: (await regionOf(call)).id, items: lines }
    const { cart } = await request(call, 'carts', cartDecoder, { body })
    return { url: checkoutUrl(call, order, cart.id), reference: cart.id }
  },

  async isPaid(cartId, call) {
    const path = `carts/${encodeURIComponent(cartId)}`
    const query = { fields: 'id,completed_at' }
    return Boolean((await request(call, path, cartDecoder, { query })).cart.completed_at)
  },
})

/** Prices depend on the region, and their tax on the country. */
async function priceQuery(call: StoreCall) {
  const { id, country } = await regionOf(call)
  return {
    region_id: id,
    ...(country && { country_code: country }),
    fields: '*variants.calculated_price',
  }
}

function filtersOf({ ids, collectionIds, sort, isDescending }: ListQuery) {
  // Medusa cannot sort by price. Its collections have no order of their own.
  if (sort === 'price') throw new StoreFailure(400)
  return {
    ...(ids && { 'id[]': ids }),
    ...(collectionIds && { 'collection_id[]': collectionIds }),
    ...(sort === 'created_at' && { order: isDescending ? '-created_at' : 'created_at' }),
  }
}

type ReturnUrls = Pick<StoreOrder, 'successUrl' | 'cancelUrl'>

function checkoutUrl(
  { checkoutUrl }: StoreCall,
  { successUrl, cancelUrl }: ReturnUrls,
  cart: string,
): string {
  const values: Record<string, string> = { cart, success: successUrl, cancel: cancelUrl }
  const filled = checkoutUrl.replace(/\{(cart|success|cancel)\}/g, (_, name) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return new URL(filled, cancelUrl).href
}
