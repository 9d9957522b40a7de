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

/*
 * A product and its parts, with the field names of the product's specification (spec 3), as decoders from which the types
 * are inferred. They are lenient: a missing or invalid field gets its default, and an unknown one is ignored. Only a field
 * without a default makes its object invalid. The order of the fields is the one of stored carts.
 */

const productImage = object({ url: imageUrl, order: numberOrZero, type: stringOrEmpty })

/** A picture of a product; `order` sorts them. */
export interface ProductImage extends Decoded<typeof productImage> {}

const variantOption = object({
  id: stringOrEmpty,
  option_id: stringOrEmpty,
  variant_id: stringOrEmpty,
  value: stringOrEmpty,
})

/** A variant's value of one of the product's options, such as a color. */
export interface VariantOption extends Decoded<typeof variantOption> {}

const productOption = object({
  id: stringOrEmpty,
  title: stringOrEmpty,
  values: arrayOf<VariantOption>(variantOption),
})

/** A choice that a product offers, with the values that its variants have. */
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

/** A further block of text on the product page; `description` is HTML. */
export interface AdditionalInfo extends Decoded<typeof additionalInfo> {}

const customField = object({ id: stringOrEmpty, title: stringOrEmpty, is_required: booleanOrFalse })

/** A question that the store asks about an ordered product. */
export interface CustomField extends Decoded<typeof customField> {}

const relatedProduct = object({
  id: stringOrEmpty,
  section_title: stringOrEmpty,
  related_type: stringOrEmpty,
  related_id: stringOrEmpty,
  position: numberOrZero,
})

/** Another product that the store suggests. */
export interface RelatedProduct extends Decoded<typeof relatedProduct> {}

/** Decodes a stock count: whole and not negative; null for anything else. */
export const stockQuantity: Decoder<number | null> = (value) => {
  const quantity = finiteNumber(value)
  return quantity === undefined ? null : Math.min(1e15, Math.max(0, Math.floor(quantity)))
}

const currency = withDefault(nonEmptyString, DEFAULT_CURRENCY)

/** A variant's fields, for decoders that replace some of them. */
export const variantFields = {
  id: nonEmptyString,
  title: stringOrEmpty,
  image_url: imageUrlOrNull,
  sku: stringOrNull,
  /** 0 when the store sends no price; `price_formatted` is then empty and the variant can't be bought. */
  price_in_cents: nonNegativeInteger,
  /** null when not on sale. */
  sale_price_in_cents: integerOrNull,
  currency,
  currency_info: withDefault<CurrencyInfo, null>(currencyInfo, null),
  manage_inventory: booleanOrFalse,
  /** null until the inventory lookup has answered. Means nothing unless `manage_inventory`. */
  inventory_quantity: stockQuantity,
  weight: withDefault(finiteNumber, null),
  options: arrayOf<VariantOption>(variantOption),
  price_formatted: stringOrEmpty,
  /** Empty when not on sale: decide on `sale_price_in_cents`, never on this. */
  sale_price_formatted: stringOrEmpty,
}

/** Decodes a variant as saved in a cart. */
export const variantDecoder = object(variantFields)

/** A version of a product that can be ordered. Prices are in minor units (spec 3). */
export interface Variant extends Decoded<typeof variantDecoder> {}

/** A product's fields, for decoders that replace some of them. */
export const productFields = {
  id: nonEmptyString,
  title: string,
  subtitle: stringOrNull,
  /** Badge text; null when the store sends none or an empty one. */
  ribbon_text: stringOrNull,
  /** HTML as the store's owner wrote it. Show it through `ui/rich-text` only. */
  description: stringOrNull,
  /** Main picture's url. */
  image: imageUrlOrNull,
  /** Regular price of the display variant in minor units; null when the product has no price. */
  price_in_cents: integerOrNull,
  currency,
  purchasable: withDefault(boolean, true),
  /** Position in the listing, ascending; can be negative. */
  order: numberOrZero,
  /** Which variant sets the display price: `lowest_price_first` or null means the cheapest, anything else the first. */
  site_product_selection: stringOrNull,
  images: arrayOf<ProductImage>(productImage),
  options: arrayOf<ProductOption>(productOption),
  additional_info: arrayOf<AdditionalInfo>(additionalInfo),
  custom_fields: arrayOf<CustomField>(customField),
  related_products: arrayOf<RelatedProduct>(relatedProduct),
  variants: arrayOf<Variant>(variantDecoder),
  collections: arrayOf<ProductCollection>(productCollection),
  /** physical, digital, booking, donation, subscription, … */
  type: stringOrNull,
  /** ISO timestamp. */
  updated_at: stringOrNull,
}

/** Decodes a product as saved in a cart. */
export const productDecoder = object(productFields)

/** Fields of the single-product call. */
export const productDetailFields = {
  /** The remaining fields come with the single-product call alone. */
  status: stringOrNull,
  created_at: stringOrNull,
  deleted_at: stringOrNull,
  metadata: withDefault(record, null),
}

/** Present on a product of the single-product call. */
export type ProductDetails = {
  [Name in keyof typeof productDetailFields]?: Decoded<(typeof productDetailFields)[Name]>
}

/** A product of the store, with the field names of its specification (spec 3). */
export interface Product extends Decoded<typeof productDecoder>, ProductDetails {}
