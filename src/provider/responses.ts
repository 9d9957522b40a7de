import { currencyFrom, DEFAULT_CURRENCY, formatMoney } from '../catalog/money.ts'
import {
  type Product,
  productDetailFields,
  productFields,
  stockQuantity,
  type Variant,
  variantFields,
} from '../catalog/product.ts'
import { displayVariant, hasPrice } from '../catalog/product-price.ts'
import { variantServiceFields } from '../catalog/variant-services.ts'
import {
  anything,
  array,
  arrayOf,
  booleanOrFalse,
  type Decoded,
  type Decoder,
  integerOrNull,
  nonEmptyString,
  nonNegativeInteger,
  object,
  stringOrNull,
  withDefault,
} from '../untrusted/decoders.ts'
import { decodeResponse, decodeSomeEntries, decodeValidEntries } from './decode-response.ts'
import type { StoreSettings } from './store-request.ts'

/*
 * Converts the JSON responses of the calls for products to the catalog's format, which differs in some
 * fields. Throws a `malformed` StoreError if a response has an unexpected structure.
 */

/** The store that sent a response. Its type decides what the amounts mean. */
type Sender = Pick<StoreSettings, 'type'>

/** One page of the product list. */
export interface ProductPage {
  products: Product[]
  /** Total number of products in the store. */
  count: number
  offset: number
  limit: number
  /** Number of products in the response, including invalid ones that `products` leaves out. */
  received: number
}

/** Decodes a missing amount as null. Any other value that is not an amount makes the price invalid. */
const amount: Decoder<number | null> = (value) => (value == null ? null : nonNegativeInteger(value))

const price = object({
  amount,
  sale_amount: amount,
  currency_code: stringOrNull,
  currency: variantFields.currency_info,
})

const variantDecoder = object({
  ...variantFields,
  ...variantServiceFields,
  // Responses do not contain `price_in_cents`: `toVariant` derives the price fields from the first entry of
  // `prices`.
  price_in_cents: anything,
  prices: withDefault(object({ 0: price }), null),
})

const responseFields = {
  ...productFields,
  purchasable: booleanOrFalse,
  thumbnail: productFields.image,
  variants: arrayOf(anything),
  product_collections: productFields.collections,
  type: withDefault(object({ value: stringOrNull }), null),
}

/** Decodes a product in the product list, but not its variants. */
const listedProductDecoder = object(responseFields)

/** Decodes the outer structure of a page of the product list, but not its products. */
const productPageDecoder = object({
  products: array,
  count: integerOrNull,
  offset: integerOrNull,
  limit: integerOrNull,
})

/** Decodes one entry of an inventory lookup. */
const stockEntryDecoder = object({ id: nonEmptyString, inventory_quantity: stockQuantity })

/**
 * Returns a page of the product list. Leaves out invalid products and lists them in a console warning.
 * @param query the query of the request, for values that the response lacks
 * @throws StoreError if the response is invalid, or if the first page has products but no valid one
 */
export function parseProductPage(
  response: unknown,
  store: Sender = {},
  query: { offset?: number; limit?: number } = {},
): ProductPage {
  const page = decodeResponse(productPageDecoder, response)
  const received = page.products.length
  const offset = page.offset ?? query.offset ?? 0
  const decodeEntries = offset === 0 ? decodeSomeEntries : decodeValidEntries
  return {
    products: decodeEntries(listedProductDecoder, page.products, 'products, which are not shown').map(
      (product) => toProduct(product, store),
    ),
    count: page.count ?? offset + received,
    offset,
    limit: page.limit || query.limit || received,
    received,
  }
}

/** Returns the product of a single-product response, which has more fields and sends images as `media`. */
export function parseProduct(response: unknown, store: Sender = {}): Product {
  // The decoder is created here so that bundlers can remove it if it is unused.
  const productDecoder = object({ ...responseFields, ...productDetailFields, media: productFields.images })
  const { media, ...product } = decodeResponse(object({ product: productDecoder }), response).product
  return toProduct({ ...product, images: media }, store)
}

/** Returns the stock by variant ID; null for variants without a number in the response. */
export function parseInventory(response: unknown): Map<string, number | null> {
  const { variants } = decodeResponse(object({ variants: array }), response)
  const what = 'stock entries, so these variants appear sold out'
  const stock = decodeSomeEntries(stockEntryDecoder, variants, what)
  return new Map(stock.map(({ id, inventory_quantity }) => [id, inventory_quantity]))
}

/** Leaves out invalid variants and lists them in a console warning. */
function toProduct(response: Decoded<typeof listedProductDecoder>, store: Sender): Product {
  const { thumbnail, product_collections, type, ...sameFields } = response
  const variants = decodeValidEntries(
    variantDecoder,
    response.variants,
    `variants of product ${response.id}, which cannot be chosen`,
  ).map((variant) => toVariant(variant, store))
  const shownVariant = displayVariant({ ...response, variants })
  return {
    ...sameFields,
    image: thumbnail,
    price_in_cents: shownVariant && hasPrice(shownVariant) ? shownVariant.price_in_cents : null,
    currency: shownVariant?.currency ?? DEFAULT_CURRENCY,
    images: response.images.filter((media) => media.type !== 'video').sort(byOrder),
    variants,
    collections: product_collections,
    additional_info: response.additional_info.sort(byOrder),
    type: type?.value ?? null,
  }
}

function toVariant(response: Decoded<typeof variantDecoder>, { type }: Sender): Variant {
  const { prices, booking_event, donation, ...sameFields } = response
  const price = prices?.[0]
  const amount = price?.amount ?? null
  const sale_amount = price?.sale_amount ?? null
  const currency_info = currencyFrom(type !== undefined, price?.currency ?? null)
  return {
    ...sameFields,
    ...(booking_event && { booking_event }),
    ...(donation && { donation }),
    price_in_cents: amount ?? 0,
    sale_price_in_cents: sale_amount,
    currency: price?.currency_code ?? DEFAULT_CURRENCY,
    currency_info,
    price_formatted: formatMoney(amount, currency_info),
    sale_price_formatted: formatMoney(sale_amount, currency_info),
  }
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order
}
