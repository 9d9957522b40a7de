import { DEFAULT_CURRENCY, formatMoney } from '../catalog/money.ts'
import { displayVariant, hasPrice } from '../catalog/price.ts'
import type { Product, Variant } from '../catalog/product.ts'
import { type ReadBy, readEach } from '../untrusted/readers.ts'
import { type wireProduct, type wireProductDetail, wireVariant } from './wire.ts'

/** A listed product as the catalog knows it (spec 3). A malformed variant is left out and named in the console. */
export function toProduct(wire: ReadBy<typeof wireProduct>): Product {
  const { thumbnail, product_collections, type, ...sameName } = wire
  const variants = readEach(wireVariant, wire.variants, warnLeftOut(`variant of product ${wire.id}`)).map(
    toVariant,
  )
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
export function toProductDetail(wire: ReadBy<typeof wireProductDetail>): Product {
  const { media, status, created_at, deleted_at, metadata, ...listed } = wire
  return { ...toProduct({ ...listed, images: media }), status, created_at, deleted_at, metadata }
}

/** Names what is left out by its id, or by its place where it has none. */
export function warnLeftOut(what: string): (entry: unknown, index: number) => void {
  return (entry, index) => {
    const id = (entry as { id?: unknown } | null | undefined)?.id
    const name = typeof id === 'string' && id !== '' ? id : `number ${index + 1}`
    console.warn(`electrician-elements: the store sent a malformed ${what}, left out: ${name}`)
  }
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
