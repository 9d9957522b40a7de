import {
  arrayOf,
  type Decoded,
  nonEmptyString,
  object,
  string,
  stringOrEmpty,
  withDefault,
} from '../../untrusted/decoders.ts'
import { OUT_OF_STOCK, type StoreCall, StoreFailure, type StoreOrder } from '../contract.ts'
import { defineStore } from '../define-store.ts'
import { isNumber, shortId, toGid } from './ids.ts'
import { loadIds } from './load-ids.ts'
import { loadAlone, loadListed, loadStock } from './load-products.ts'
import { allPages, MAX_NODES, nullable, pageOf } from './paging.ts'
import { CART, COLLECTION_PAGE, CREATE_CART } from './queries.ts'
import { sendQuery } from './send-query.ts'
import { nodeDecoder } from './to-store-product.ts'

const collectionsDecoder = object({
  collections: pageOf(object({ id: nonEmptyString, title: string })),
})

/** The number of products that a list requests first. */
const FIRST_PAGE = 12

const problem = object({ code: stringOrEmpty, message: stringOrEmpty, field: arrayOf(string) })
const problems = arrayOf(problem)
const checkoutDecoder = object({
  cartCreate: object({
    cart: withDefault(object({ id: nonEmptyString, checkoutUrl: nonEmptyString }), null),
    userErrors: problems,
    warnings: problems,
  }),
})

const cartDecoder = object({ cart: nullable(nodeDecoder) })

defineStore({
  type: 'shopify',

  async listProducts(query, call) {
    const { offset, limit = query.ids ? Number.POSITIVE_INFINITY : FIRST_PAGE } = query
    if (query.ids) {
      // A product with a handle is requested again on its own.
      const products = await loadListed(
        query.ids.filter(isNumber).map((id) => toGid('Product', id)),
        call,
      )
      return { products: products.slice(offset, offset + limit), count: products.length }
    }
    const ids = await loadIds(query, call)
    return { products: await loadListed(ids.slice(offset, offset + limit), call), count: ids.length }
  },

  getProduct: loadAlone,

  lookUpStock: loadStock,

  async listCollections(call) {
    const collections = await allPages(
      async (after) =>
        (await sendQuery(call, COLLECTION_PAGE, { first: MAX_NODES, after }, collectionsDecoder)).collections,
    )
    return collections.map(({ id, title }) => ({ id: shortId(id), title }))
  },

  async startCheckout({ items, cancelUrl }, call) {
    const lines = items.map(({ variant_id, quantity }) => ({
      merchandiseId: toGid('ProductVariant', variant_id),
      quantity,
    }))
    const countryCode = call.region.toUpperCase()
    const input = { lines, ...(countryCode && { buyerIdentity: { countryCode } }) }
    const { cart, userErrors, warnings } = (await sendQuery(call, CREATE_CART, { input }, checkoutDecoder))
      .cartCreate
    // Shopify creates a cart with fewer units, and its checkout page would sell those.
    const shortage = [...warnings, ...userErrors].find(({ code }) => /_STOCK$|^MAXIMUM_EXCEEDED$/.test(code))
    if (shortage) throw new StoreFailure(409, OUT_OF_STOCK, shortage.message)
    const [refusal] = userErrors
    if (refusal) throw toFailure(refusal, items)
    if (!cart) throw new TypeError('Shopify sent no checkout address.')
    if (!isAtShop(cart.checkoutUrl, cancelUrl, call))
      throw new StoreFailure(
        422,
        undefined,
        `Shopify's checkout is at ${new URL(cart.checkoutUrl).host}, the domain of this page, which is not ` +
          'in Shopify. In Shopify, open Settings > Domains and choose another primary domain, such as the ' +
          'one in store-host.',
        'The payment page of this shop cannot be opened',
      )
    return { url: cart.checkoutUrl, reference: cart.id }
  },

  /** Shopify deletes a cart when its order is paid. It also deletes carts that nobody used for 30 days. */
  async isPaid(reference, call) {
    return (await sendQuery(call, CART, { id: reference }, cartDecoder)).cart === null
  },
})

/** `field` is the path to the refused value, for example `input`, `lines`, `0`, `quantity`. */
function toFailure(
  { code, message, field }: Decoded<typeof problem>,
  items: StoreOrder['items'],
): StoreFailure {
  const id = items[Number(field[field.indexOf('lines') + 1])]?.variant_id
  const reason = message.replace(/( with id)? gid:\S+/, '').replace(/\.$/, '')
  return new StoreFailure(422, code, id ? `${message} (variant ${id})` : message, reason, id)
}

/**
 * Returns whether a checkout leads to the shop. Its address begins with the shop's primary domain, which may
 * be the domain of this page, although another server than Shopify's answers there.
 * @param page the URL of this page
 */
function isAtShop(checkoutUrl: string, page: string, { host }: StoreCall): boolean {
  const domainOf = (url: string) => new URL(url).hostname
  // A page of the shop's theme has this variable.
  const { shop } = Object(Reflect.get(globalThis, 'Shopify'))
  const own = domainOf(page)
  return domainOf(checkoutUrl) !== own || domainOf(host) === own || shop === domainOf(host)
}
