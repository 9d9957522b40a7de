import { productDetailFields, productFields, stockQuantity, variantFields } from '../catalog/product.ts'
import { variantServiceFields } from '../catalog/variant-services.ts'
import {
  anything,
  array,
  arrayOf,
  booleanOrFalse,
  type Decoder,
  integerOrNull,
  nonEmptyString,
  nonNegativeInteger,
  object,
  stringOrNull,
  withDefault,
} from '../untrusted/decoders.ts'

/* Decoders for the store's responses (spec 7), which differ from the catalog's format in some fields. */

/** Decodes a missing amount as null. Any other value that is not an amount makes the price invalid. */
const amount: Decoder<number | null> = (value) => (value == null ? null : nonNegativeInteger(value))

const price = object({
  amount,
  sale_amount: amount,
  currency_code: stringOrNull,
  currency: variantFields.currency_info,
})

/** Decodes a variant in a response (spec 7.1). */
export const variantResponseDecoder = object({
  ...variantFields,
  ...variantServiceFields,
  // Responses do not contain `price_in_cents`: `toVariant` derives the price fields from the first entry of `prices`.
  price_in_cents: anything,
  prices: withDefault(object({ 0: price }), null),
})

const productResponseFields = {
  ...productFields,
  purchasable: booleanOrFalse,
  thumbnail: productFields.image,
  variants: arrayOf(anything),
  product_collections: productFields.collections,
  type: withDefault(object({ value: stringOrNull }), null),
}

/** Decodes a product in the product list, but not its variants (spec 7.1). */
export const productResponseDecoder = object(productResponseFields)

/**
 * Returns the decoder for the single-product call, which sends images as `media` (spec 7.2). This is a function so that
 * bundlers can remove it if it is unused.
 */
export const productDetailResponseDecoder = () =>
  object({ ...productResponseFields, ...productDetailFields, media: productFields.images })

/** Decodes the outer structure of a page of the product list, but not its products (spec 7.1). */
export const productPageDecoder = object({
  products: array,
  count: integerOrNull,
  offset: integerOrNull,
  limit: integerOrNull,
})

/** Decodes the outer structure of an inventory response, but not its entries (spec 7.3). */
export const inventoryDecoder = object({ variants: array })
/** Decodes one entry of an inventory lookup. */
export const stockEntryDecoder = object({ id: nonEmptyString, inventory_quantity: stockQuantity })
