import { DEFAULT_CURRENCY, formatMoney } from '../catalog/money.ts'
import { displayVariant, hasPrice } from '../catalog/price.ts'
import type { Product, Variant } from '../catalog/product.ts'
import { filled, type ReadBy, type Reader } from '../untrusted/readers.ts'
import { type wireProduct, type wireProductDetail, wireVariant } from './wire.ts'

/** A listed product as the catalog knows it (spec 3). A malformed variant is left out and named in the console. */
export function toProduct(wire: ReadBy<typeof wireProduct>): Product {
  const { thumbnail, product_collections, type, ...sameName } = wire
  const variants = readMost(wireVariant, wire.variants, `variant of product ${wire.id}`).map(toVariant)
  const shown = displayVariant({ ...wire, variants })
  return {
    ...sameName,
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

/** A product of the single-product call, whose pictures are its `media`. */
export function toProductDetail(wire: ReadBy<ReturnType<typeof wireProductDetail>>): Product {
  const { media, status, created_at, deleted_at, metadata, ...listed } = wire
  return { ...toProduct({ ...listed, images: media }), status, created_at, deleted_at, metadata }
}

/** The entries that can be used. One line in the console names the others by id or by place, the first ten of them. */
export function readMost<Value>(read: Reader<Value>, entries: unknown[], what: string): Value[] {
  const values = entries.map(read)
  const leftOut = values.flatMap((value, index) =>
    value === undefined ? [filled(Object(entries[index]).id) ?? `number ${index + 1}`] : [],
  )
  if (leftOut[10]) leftOut.splice(10, leftOut.length, '…')
  if (leftOut[0])
    console.warn(`electrician-elements: the store sent a malformed ${what}, left out: ${leftOut.join(', ')}`)
  return values.filter((value) => value !== undefined)
}

function toVariant({ prices, ...sameName }: ReadBy<typeof wireVariant>): Variant {
  const price = prices?.[0]
  const amount = price?.amount ?? null
  const sale_amount = price?.sale_amount ?? null
  const currency_info = price?.currency ?? null
  return {
    ...sameName,
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
