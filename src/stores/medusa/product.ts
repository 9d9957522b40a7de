import {
  arrayOf,
  booleanOrFalse,
  type Decoded,
  type Decoder,
  finiteNumber,
  nonEmptyString,
  numberOrZero,
  object,
  string,
  stringOrEmpty,
  stringOrNull,
  withDefault,
} from '../../untrusted/decoders.ts'
import type { StockEntry } from '../contract.ts'
import { toPrice } from '../prices.ts'
import type { StorePrice, StoreProduct, StoreVariant } from '../store-product.ts'

const currencyCode: Decoder<string> = (value) =>
  /^[a-z]{3}$/i.test(string(value) ?? '') ? (value as string) : undefined

const priceDecoder = object({
  calculated_amount: finiteNumber,
  original_amount: finiteNumber,
  calculated_amount_with_tax: withDefault(finiteNumber, null),
  original_amount_with_tax: withDefault(finiteNumber, null),
  currency_code: currencyCode,
})

const stockFields = {
  id: stringOrEmpty,
  manage_inventory: booleanOrFalse,
  allow_backorder: booleanOrFalse,
  /** Null if Medusa does not tell the stock. */
  inventory_quantity: withDefault(finiteNumber, null),
}

const variantDecoder = object({
  ...stockFields,
  title: stringOrEmpty,
  sku: stringOrNull,
  variant_rank: numberOrZero,
  thumbnail: stringOrNull,
  options: arrayOf(object({ option_id: stringOrEmpty, value: stringOrEmpty })),
  /** Null if the region has no price. */
  calculated_price: withDefault(priceDecoder, null),
})

type MedusaVariant = Decoded<typeof variantDecoder>

/** Decodes the products in a response. The elements report products without an ID or title. */
export const productDecoder = object({
  id: stringOrEmpty,
  title: stringOrEmpty,
  subtitle: stringOrNull,
  description: stringOrEmpty,
  thumbnail: stringOrNull,
  collection_id: stringOrNull,
  updated_at: stringOrNull,
  images: arrayOf(object({ url: nonEmptyString, rank: numberOrZero })),
  options: arrayOf(
    object({
      id: stringOrEmpty,
      title: stringOrEmpty,
      values: arrayOf(object({ value: stringOrEmpty })),
    }),
  ),
  variants: arrayOf(variantDecoder),
})

/** Decodes the stock of the products in a response. */
export const stockDecoder = object({
  products: arrayOf(object({ variants: arrayOf(object(stockFields)) })),
})

/** Converts a product to the format of the documented store API. */
export function toStoreProduct(product: Decoded<typeof productDecoder>): StoreProduct {
  const { id, title, subtitle, thumbnail, collection_id, updated_at } = product
  const variants = product.variants.toSorted((a, b) => a.variant_rank - b.variant_rank)
  const isSingle = variants.length === 1
  return {
    id,
    title,
    subtitle,
    description: toHtml(product.description),
    thumbnail,
    purchasable: true,
    images: product.images.map(({ url, rank }) => ({ url, order: rank })),
    // Medusa requires an option even for a product without a choice.
    options: isSingle ? [] : product.options.map(toOption),
    variants: variants.map((variant) => toVariant(variant, isSingle ? title : variant.title)),
    product_collections: collection_id ? [{ collection_id }] : [],
    updated_at,
  }
}

/** Owners write descriptions as text with line breaks, or as HTML. */
function toHtml(description: string): string {
  if (/<\/?[a-z]/i.test(description)) return description
  return description.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
}

function toOption({ id, title, values }: Decoded<typeof productDecoder>['options'][number]) {
  return { id, title, values: values.map(({ value }) => ({ option_id: id, value })) }
}

function toVariant(variant: MedusaVariant, title: string): StoreVariant {
  const { id, sku, thumbnail, options, calculated_price } = variant
  return {
    id,
    title,
    sku,
    image_url: thumbnail,
    manage_inventory: isLimited(variant),
    inventory_quantity: toStock(variant).inventory_quantity,
    options,
    prices: calculated_price ? [toStorePrice(calculated_price)] : [],
  }
}

/** Medusa sends the amounts with tax only for a country. */
function toStorePrice(price: Decoded<typeof priceDecoder>): StorePrice {
  const current = price.calculated_amount_with_tax ?? price.calculated_amount
  const original = price.original_amount_with_tax ?? price.original_amount
  const isOnSale = current < original
  // A price list can also raise the price.
  return toPrice(isOnSale ? original : current, isOnSale ? current : null, price.currency_code)
}

/** With an unknown stock, Medusa decides at the checkout. */
function isLimited({
  manage_inventory,
  allow_backorder,
  inventory_quantity,
}: Pick<MedusaVariant, keyof typeof stockFields>): boolean {
  return manage_inventory && !allow_backorder && inventory_quantity !== null
}

/** Returns a variant's stock. */
export function toStock(variant: Pick<MedusaVariant, keyof typeof stockFields>): StockEntry {
  const { id, inventory_quantity } = variant
  // Reservations can exceed the stock.
  return { id, inventory_quantity: isLimited(variant) ? Math.max(0, inventory_quantity ?? 0) : null }
}
