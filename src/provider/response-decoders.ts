import { productDetailFields, productFields, stockQuantity, variantFields } from '../catalog/product.ts'
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

/* What the store's responses look like (spec 7), where that is not what the catalog has under the same name. */

/** Absent is null. Anything else that is not an amount makes the whole price invalid. */
const amount: Decoder<number | null> = (value) => (value == null ? null : nonNegativeInteger(value))

const price = object({
  amount,
  sale_amount: amount,
  currency_code: stringOrNull,
  currency: variantFields.currency_info,
})

export const variantResponseDecoder = object({
  ...variantFields,
  // Responses have no such field: `toVariant` sets it and the other price fields from `prices`, of which the first counts.
  price_in_cents: anything,
  prices: withDefault(object({ 0: price }), null),
})

const wireFields = {
  ...productFields,
  purchasable: booleanOrFalse,
  thumbnail: productFields.image,
  variants: arrayOf(anything),
  product_collections: productFields.collections,
  type: withDefault(object({ value: stringOrNull }), null),
}

export const productResponseDecoder = object(wireFields)

/** The single-product call, which sends images as `media`. A function, so that bundlers can drop it. */
export const productDetailResponseDecoder = () =>
  object({ ...wireFields, ...productDetailFields, media: productFields.images })

export const productPageDecoder = object({
  products: array,
  count: integerOrNull,
  offset: integerOrNull,
  limit: integerOrNull,
})

export const inventoryDecoder = object({ variants: array })
export const stockEntryDecoder = object({ id: nonEmptyString, inventory_quantity: stockQuantity })
