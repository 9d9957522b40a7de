import {
  arrayOf,
  boolean,
  booleanOrFalse,
  type Decoded,
  type Decoder,
  finiteNumber,
  integerOrNull,
  nonEmptyString,
  nonNegativeInteger,
  numberOrZero,
  object,
  record,
  string,
  stringOrEmpty,
  stringOrNull,
  withDefault,
} from '../untrusted/decoders.ts'
import { imageUrl, imageUrlOrNull } from './image-url.ts'
import { type CurrencyInfo, currencyInfo, DEFAULT_CURRENCY } from './money.ts'
import { quantityLimits } from './quantity-limits.ts'
import { addSrcSet } from './resized-image.ts'
import type { VariantServices } from './variant-services.ts'

/*
 * Decoders of a product and its parts, from which the types are inferred. Field names are those of the
 * specification. A missing or invalid field gets its default, and unknown fields are ignored. Only a field
 * without a default can make its object invalid. Keep the order of the fields: saved carts use the same
 * order.
 */

const imageFields = object({ url: imageUrl, order: numberOrZero, type: stringOrEmpty })

/** An image of a product. Images are sorted by `order`, ascending. */
export interface ProductImage extends Decoded<typeof imageFields> {}

const productImage: Decoder<ProductImage> = (value) => {
  const image = imageFields(value)
  if (image) addSrcSet(image.url, Object(value).srcset)
  return image
}

const variantOption = object({
  id: stringOrEmpty,
  option_id: stringOrEmpty,
  variant_id: stringOrEmpty,
  value: stringOrEmpty,
})

/** A variant's value for one of the product's options, for example a color. */
export interface VariantOption extends Decoded<typeof variantOption> {}

const productOption = object({
  id: stringOrEmpty,
  title: stringOrEmpty,
  values: arrayOf<VariantOption>(variantOption),
})

/** An option of a product, such as its color, with the values of all variants. */
export interface ProductOption extends Decoded<typeof productOption> {}

const productCollection = object({
  product_id: stringOrEmpty,
  collection_id: stringOrEmpty,
  order: numberOrZero,
})

/** A collection that a product belongs to. */
export interface ProductCollection extends Decoded<typeof productCollection> {}

const additionalInfo = object({
  id: stringOrEmpty,
  order: numberOrZero,
  title: stringOrEmpty,
  description: stringOrEmpty,
})

/** An additional section of the product page; `description` is untrusted HTML. */
export interface AdditionalInfo extends Decoded<typeof additionalInfo> {}

const customField = object({ id: nonEmptyString, title: stringOrEmpty, is_required: booleanOrFalse })

/** A text field that the store asks customers to fill in when they order the product. */
export interface CustomField extends Decoded<typeof customField> {}

const relatedProduct = object({
  id: stringOrEmpty,
  section_title: stringOrEmpty,
  related_type: stringOrEmpty,
  related_id: stringOrEmpty,
  position: numberOrZero,
})

/** A titled collection of related products to show on the product page. */
export interface RelatedProduct extends Decoded<typeof relatedProduct> {}

/** Decodes a stock quantity as a non-negative integer. Anything but a number decodes as null. */
export const stockQuantity: Decoder<number | null> = (value) => {
  const quantity = finiteNumber(value)
  return quantity === undefined ? null : Math.min(1e15, Math.max(0, Math.floor(quantity)))
}

const currency = withDefault(nonEmptyString, DEFAULT_CURRENCY)

/** The decoders of a variant's fields. Response decoders replace some of them. */
export const variantFields = {
  id: nonEmptyString,
  title: stringOrEmpty,
  image_url: imageUrlOrNull,
  sku: stringOrNull,
  /** Regular price; 0 if missing. Then `price_formatted` is empty and the variant cannot be bought. */
  price_in_cents: nonNegativeInteger,
  /** Sale price; null if the variant is not on sale. */
  sale_price_in_cents: integerOrNull,
  currency,
  currency_info: withDefault<CurrencyInfo, null>(currencyInfo, null),
  manage_inventory: booleanOrFalse,
  /** Stock; null until the inventory lookup has finished. Applies only if `manage_inventory` is true. */
  inventory_quantity: stockQuantity,
  weight: withDefault(finiteNumber, null),
  options: arrayOf<VariantOption>(variantOption),
  price_formatted: stringOrEmpty,
  /** Sale price as text; empty if not on sale. To check for a sale, use `sale_price_in_cents`. */
  sale_price_formatted: stringOrEmpty,
  /** The quantities that the store sells; null for any. */
  quantity_limits: withDefault(quantityLimits, null),
}

/** Decodes a variant in the format of saved carts. */
export const variantDecoder = object(variantFields)

/** A version of a product that can be ordered. Prices are in minor units, for example cents. */
export interface Variant extends Decoded<typeof variantDecoder>, VariantServices {}

/** The decoders of a product's fields. Response decoders replace some of them. */
export const productFields = {
  id: nonEmptyString,
  title: string,
  subtitle: stringOrNull,
  /** Badge text; null if the store sends none. */
  ribbon_text: stringOrNull,
  /** Untrusted HTML: sanitize it before you render it. */
  description: stringOrNull,
  /** URL of the main image. */
  image: imageUrlOrNull,
  /** Regular price of the display variant in minor units; null if the product has no price. */
  price_in_cents: integerOrNull,
  currency,
  purchasable: withDefault(boolean, true),
  /** Position in the listing, ascending. Can be negative. */
  order: numberOrZero,
  /** Which variant's price is shown: the cheapest for `lowest_price_first` or null, otherwise the first. */
  site_product_selection: stringOrNull,
  images: arrayOf<ProductImage>(productImage),
  options: arrayOf<ProductOption>(productOption),
  additional_info: arrayOf<AdditionalInfo>(additionalInfo),
  custom_fields: arrayOf<CustomField>(customField),
  related_products: arrayOf<RelatedProduct>(relatedProduct),
  variants: arrayOf<Variant>(variantDecoder),
  collections: arrayOf<ProductCollection>(productCollection),
  /** The kind of product, for example `physical`, `digital`, `booking`, `donation` or `subscription`. */
  type: stringOrNull,
  /** ISO 8601 timestamp of the last change. */
  updated_at: stringOrNull,
}

/** Decodes a product in the format of saved carts. */
export const productDecoder = object(productFields)

/** The decoders of the fields that only the single-product call returns. */
export const productDetailFields = {
  status: stringOrNull,
  created_at: stringOrNull,
  deleted_at: stringOrNull,
  metadata: withDefault(record, null),
}

/** Fields that only the single-product call returns. */
export type ProductDetails = {
  [Name in keyof typeof productDetailFields]?: Decoded<(typeof productDetailFields)[Name]>
}

/** A product of the store. */
export interface Product extends Decoded<typeof productDecoder>, ProductDetails {}
