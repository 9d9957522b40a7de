import { plainText } from '../../catalog/plain-text.ts'
import { type QuantityLimits, quantityLimits } from '../../catalog/quantity-limits.ts'
import {
  arrayOf,
  booleanOrFalse,
  type Decoded,
  type Decoder,
  integerOrNull,
  nonEmptyString,
  nonNegativeInteger,
  numberOrZero,
  object,
  string,
  stringOrEmpty,
  stringOrNull,
  withDefault,
} from '../../untrusted/decoders.ts'
import type { StorePrice, StoreProduct, StoreVariant } from '../store-product.ts'

/** The `maximum` of a product without a limit. */
const UNLIMITED = 9999

/** The largest error of a division of two decimals. */
const TOLERANCE = 1e-6

/** An amount in the currency's minor unit. WooCommerce sends text. */
const amount: Decoder<number> = (value) =>
  /^\d{1,15}$/.test(string(value) ?? '') ? Number(value) : undefined

/** A quantity. Plugins that sell by length or weight send decimals, also as text. */
const positiveNumber: Decoder<number> = (value) =>
  Number(value) > 0 && Number.isFinite(Number(value)) ? Number(value) : undefined

const limits = object({
  minimum: withDefault(positiveNumber, 1),
  maximum: withDefault(positiveNumber, UNLIMITED),
  multiple_of: withDefault(positiveNumber, 1),
})

const prices = object({
  price: amount,
  regular_price: amount,
  currency_code: nonEmptyString,
  currency_symbol: stringOrEmpty,
  /** The number of decimals that the shop shows. */
  currency_minor_unit: nonNegativeInteger,
  currency_prefix: stringOrEmpty,
  currency_suffix: stringOrEmpty,
})

/** Decodes products and variations. Names are HTML. */
export const productDecoder = object({
  id: nonNegativeInteger,
  name: stringOrEmpty,
  parent: numberOrZero,
  type: stringOrEmpty,
  description: stringOrEmpty,
  short_description: stringOrEmpty,
  sku: stringOrNull,
  /** Null for a product without a price. */
  prices: withDefault(prices, null),
  images: arrayOf(object({ src: nonEmptyString })),
  categories: arrayOf(object({ id: nonNegativeInteger })),
  attributes: arrayOf(
    object({
      name: stringOrEmpty,
      has_variations: booleanOrFalse,
      terms: arrayOf(object({ name: stringOrEmpty, slug: stringOrEmpty })),
    }),
  ),
  /** The value is null in a variation for any value. */
  variations: arrayOf(
    object({
      id: nonNegativeInteger,
      attributes: arrayOf(object({ name: stringOrEmpty, value: stringOrNull })),
    }),
  ),
  is_purchasable: booleanOrFalse,
  is_in_stock: booleanOrFalse,
  low_stock_remaining: integerOrNull,
  sold_individually: booleanOrFalse,
  add_to_cart: (value) => limits(Object(value)),
})

type WooProduct = Decoded<typeof productDecoder>

/** Products that are only sold on another website or together. */
const NOT_SOLD = ['external', 'grouped']

/**
 * Converts a product to the format of the documented store API.
 * @param all the variations of this product and of others
 */
export function toStoreProduct(product: WooProduct, all: readonly WooProduct[]): StoreProduct {
  const variations = all.filter(({ parent }) => parent === product.id)
  const variants = variations.flatMap((variation) => toVariation(variation, product) ?? [])
  const isVariable = product.variations.length > 0
  return {
    id: `${product.id}`,
    title: plainText(product.name),
    description: product.description || product.short_description,
    thumbnail: product.images[0]?.src ?? null,
    purchasable:
      product.is_purchasable && !NOT_SOLD.includes(product.type) && (!isVariable || variants.length > 0),
    images: product.images.map(({ src }, order) => ({ url: src, order })),
    options: product.attributes.filter(({ has_variations }) => has_variations).map(toOption),
    variants: variants.length > 0 ? variants : [toVariant(product, plainText(product.name))],
    product_collections: product.categories.map(({ id }, order) => ({
      collection_id: toCollectionId(id),
      order,
    })),
    type: { value: product.type.includes('subscription') ? 'subscription' : 'physical' },
  }
}

/** The elements recognize IDs of collections by their prefix. */
export function toCollectionId(id: number): string {
  return `pcol_${id}`
}

function toOption({ name, terms }: WooProduct['attributes'][number]) {
  const values = terms.map((term) => ({ option_id: name, value: plainText(term.name) }))
  return { id: name, title: plainText(name), values }
}

/** Returns null for a variation with any value, because ordering it needs the visitor's choice. */
function toVariation(variation: WooProduct, { variations, attributes }: WooProduct): StoreVariant | null {
  const choices = variations.find(({ id }) => id === variation.id)?.attributes ?? []
  if (choices.length === 0 || choices.some(({ value }) => value === null)) return null
  const options = choices.map(({ name, value }) => {
    const terms = attributes.find((attribute) => attribute.name === name)?.terms
    const term = terms?.find(({ slug }) => slug === value)
    return { option_id: name, value: plainText(term?.name ?? value ?? '') }
  })
  const title = options.map(({ value }) => value).join(' / ')
  return { ...toVariant(variation, title), image_url: variation.images[0]?.src ?? null, options }
}

function toVariant(product: WooProduct, title: string): StoreVariant {
  const { prices: info, is_purchasable } = product
  const sold = limitsOf(product)
  const quantity = sold ? stockOf(product, sold) : 0
  // Without a price, WooCommerce sends the price 0. Only a free product is purchasable.
  const hasPrice = info && (is_purchasable || info.price > 0)
  return {
    id: `${product.id}`,
    title,
    sku: product.sku,
    manage_inventory: quantity !== null,
    inventory_quantity: quantity,
    prices: hasPrice ? [toPrice(info)] : [],
    quantity_limits: sold,
  }
}

/** Returns the quantity that the shop shows; null if the shop shows none. */
function stockOf({ low_stock_remaining }: WooProduct, { maximum }: QuantityLimits): number | null {
  return maximum === null ? null : low_stock_remaining
}

/** Returns the whole quantities that an order can contain, also those the shop hides. Null if none. */
export function limitsOf(product: WooProduct): QuantityLimits | null {
  const { minimum, maximum, multiple_of } = product.add_to_cart
  if (!product.is_in_stock || !product.is_purchasable) return null
  const isMultiple = (units: number) =>
    Math.abs(units / multiple_of - Math.round(units / multiple_of)) < TOLERANCE
  // Of a product that is sold in steps of 1.5, whole quantities are multiples of 3.
  let step = 1
  while (step < UNLIMITED && !isMultiple(step)) step += 1
  const highest = maximum + multiple_of > UNLIMITED ? null : Math.floor(maximum)
  return (
    quantityLimits({
      minimum: Math.ceil(minimum),
      maximum: product.sold_individually ? 1 : highest,
      multiple_of: step,
    }) ?? null
  )
}

function toPrice(info: NonNullable<WooProduct['prices']>): StorePrice {
  const { price, regular_price, currency_symbol, currency_prefix, currency_suffix } = info
  const code = info.currency_code.toLowerCase()
  return {
    amount: Math.max(price, regular_price),
    sale_amount: price < regular_price ? price : null,
    currency_code: code,
    currency: {
      code,
      symbol: currency_symbol,
      template: `${currency_prefix}$1${currency_suffix}`,
      decimal_digits: info.currency_minor_unit,
    },
  }
}
