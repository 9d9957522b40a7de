import { DEFAULT_CURRENCY, formatMoney } from '../catalog/money.ts'
import { displayVariant, hasPrice } from '../catalog/price.ts'
import type { Product, ProductDetails, Variant } from '../catalog/product.ts'
import { type Decoded, type Decoder, nonEmptyString } from '../untrusted/decoders.ts'
import {
  type productDetailResponseDecoder,
  type productResponseDecoder,
  variantResponseDecoder,
} from './response-decoders.ts'

/** Makes the catalog's product of a listed one (spec 3). Malformed variants are left out and named in the console. */
export function toProduct(wire: Decoded<typeof productResponseDecoder> & ProductDetails): Product {
  const { thumbnail, product_collections, type, ...sameFields } = wire
  const variants = decodeValidEntries(
    variantResponseDecoder,
    wire.variants,
    `variant of product ${wire.id}`,
  ).map(toVariant)
  const shown = displayVariant({ ...wire, variants })
  return {
    ...sameFields,
    image: thumbnail,
    price_in_cents: shown && hasPrice(shown) ? shown.price_in_cents : null,
    currency: shown?.currency ?? DEFAULT_CURRENCY,
    images: wire.images.sort(byOrder),
    variants,
    collections: product_collections,
    additional_info: wire.additional_info.sort(byOrder),
    type: type?.value ?? null,
  }
}

/** A product of the single-product call, which sends images as `media`. */
export function toProductDetail({
  media,
  ...wire
}: Decoded<ReturnType<typeof productDetailResponseDecoder>>): Product {
  return toProduct({ ...wire, images: media })
}

/** Decodes the entries and leaves out invalid ones. One console line names the first ten of those by id or position. */
export function decodeValidEntries<Value>(
  decoder: Decoder<Value>,
  entries: unknown[],
  what: string,
): Value[] {
  const values = entries.map(decoder)
  const leftOut = values.flatMap((value, index) =>
    value === undefined ? [nonEmptyString(Object(entries[index]).id) ?? `number ${index + 1}`] : [],
  )
  if (leftOut[10]) leftOut.splice(10, leftOut.length, '…')
  if (leftOut[0])
    console.warn(`electrician-elements: the store sent a malformed ${what}, left out: ${leftOut.join(', ')}`)
  return values.filter((value) => value !== undefined)
}

function toVariant({ prices, ...sameFields }: Decoded<typeof variantResponseDecoder>): Variant {
  const price = prices?.[0]
  const amount = price?.amount ?? null
  const sale_amount = price?.sale_amount ?? null
  const currency_info = price?.currency ?? null
  return {
    ...sameFields,
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
