import { DEFAULT_CURRENCY, formatMoney } from '../catalog/money.ts'
import {
  type Product,
  type ProductDetails,
  productDetailFields,
  productFields,
  type Variant,
  variantFields,
} from '../catalog/product.ts'
import { displayVariant, hasPrice } from '../catalog/product-price.ts'
import { variantServiceFields } from '../catalog/variant-services.ts'
import {
  anything,
  arrayOf,
  booleanOrFalse,
  type Decoded,
  type Decoder,
  nonEmptyString,
  nonNegativeInteger,
  object,
  stringOrNull,
  withDefault,
} from '../untrusted/decoders.ts'

/* Decoders for the store's responses, which differ from the catalog's format in some fields. */

/** Decodes a missing amount as null. Any other value that is not an amount makes the price invalid. */
const amount: Decoder<number | null> = (value) => (value == null ? null : nonNegativeInteger(value))

const price = object({
  amount,
  sale_amount: amount,
  currency_code: stringOrNull,
  currency: variantFields.currency_info,
})

/** Decodes a variant in a response. */
const variantResponseDecoder = object({
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

/** Decodes a product in the product list, but not its variants. */
export const productResponseDecoder = object(productResponseFields)

/**
 * Returns the decoder for the single-product call, which sends images as `media`. This is a function so that
 * bundlers can remove it if it is unused.
 */
export const productDetailResponseDecoder = () =>
  object({ ...productResponseFields, ...productDetailFields, media: productFields.images })

/**
 * Converts a product of the product list to the catalog's format. Leaves out invalid variants and lists them
 * in a console warning.
 */
export function toProduct(response: Decoded<typeof productResponseDecoder> & ProductDetails): Product {
  const { thumbnail, product_collections, type, ...sameFields } = response
  const variants = decodeValidEntries(
    variantResponseDecoder,
    response.variants,
    `variants of product ${response.id}, which cannot be chosen`,
  ).map(toVariant)
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

/** Converts the product of the single-product call, which sends its images as `media`. */
export function toProductDetail({
  media,
  ...response
}: Decoded<ReturnType<typeof productDetailResponseDecoder>>): Product {
  return toProduct({ ...response, images: media })
}

/**
 * Decodes the entries of a response and leaves out invalid ones. A console warning names the first ten invalid entries
 * by ID or position.
 * @param what completes the warning "the store sent invalid …", for example `products, which are not shown`
 */
export function decodeValidEntries<Value>(
  decoder: Decoder<Value>,
  entries: unknown[],
  what: string,
): Value[] {
  const values = entries.map(decoder)
  const invalid = values.flatMap((value, index) =>
    value === undefined ? [nonEmptyString(Object(entries[index]).id) ?? `number ${index + 1}`] : [],
  )
  if (invalid[10]) invalid.splice(10, invalid.length, '…')
  if (invalid[0])
    console.warn(
      `electrician-elements: the store sent invalid ${what}. Check their data in the store: ${invalid.join(', ')}`,
    )
  return values.filter((value) => value !== undefined)
}

function toVariant({
  prices,
  booking_event,
  donation,
  ...sameFields
}: Decoded<typeof variantResponseDecoder>): Variant {
  const price = prices?.[0]
  const amount = price?.amount ?? null
  const sale_amount = price?.sale_amount ?? null
  const currency_info = price?.currency ?? null
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
