import { formatMoney } from '../catalog/money.ts'
import { productDecoder, variantDecoder } from '../catalog/product.ts'
import {
  array,
  nonEmptyString,
  nonNegativeInteger,
  object,
  parseJson,
  withDefault,
} from '../untrusted/decoders.ts'
import { type CartItem, clampQuantity, withQuantity } from './cart-item.ts'
import { addLines } from './cart-lines.ts'
import { lineKey } from './line-store.ts'

/*
 * Stored text may come from an earlier site, another version or the visitor's own edit. It is checked and repaired here,
 * field by field.
 */
const lineDecoder = object({
  product: productDecoder,
  variant: variantDecoder,
  quantity: (quantity) => nonNegativeInteger(quantity) || undefined,
  store: withDefault(object({ host: nonEmptyString, store_id: nonEmptyString }), null),
})

/** Returns the usable lines of a stored cart, one per store and variant; unreadable text gives an empty cart (spec 4). */
export function parseLines(stored: string | null | undefined): CartItem[] {
  return decodeLines(array(parseJson(stored)) ?? [])
}

/** Returns a line from outside, or null when it is not usable. Formatted prices are made again from the amounts. */
export function decodeLine(line: unknown): CartItem | null {
  const read = lineDecoder(line)
  if (!read) return null
  const { product, variant } = read
  const format = (amount: number | null) => formatMoney(amount, variant.currency_info)
  return {
    product,
    variant: {
      ...variant,
      price_formatted: format(variant.price_in_cents),
      sale_price_formatted: format(variant.sale_price_in_cents),
    },
    quantity: clampQuantity(read.quantity),
    ...(read.store && { store: read.store }),
  }
}

const serializedLines = new WeakMap<CartItem, string>()

/** Returns the spec's lines as a JSON array, which earlier sites under the same key can read. Equal lines give equal texts. */
export function serializeLines(items: readonly CartItem[]): string {
  return `[${items.map(serializeLine)}]`
}

/** Serializes a line once, as it will be read: a line fresh from the store has its fields in another order. */
function serializeLine(item: CartItem): string {
  const text = serializedLines.get(item) ?? toAsciiJson(toStoredLine(decodeLine(item) ?? item))
  serializedLines.set(item, text)
  return text
}

/** Drops what only the product page shows: a browser stores 5 MB, and each change writes the whole cart. */
export function toStoredLine({ product, ...line }: CartItem) {
  const kept = Object.entries(product).filter(
    ([name, value]) => Object(value) !== value && name !== 'description',
  )
  return { product: Object.fromEntries(kept), ...line }
}

/** Returns ASCII JSON: browsers store one-byte text in half the space and a fraction of the time. */
export function toAsciiJson(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, escaped)
}

/** Returns the usable lines, one per store and variant. */
export function decodeLines(lines: unknown[]): CartItem[] {
  const byKey = new Map<string, CartItem>()
  for (const item of lines.map(decodeLine)) {
    if (item && !byKey.has(lineKey(item))) byKey.set(lineKey(item), item)
  }
  return addLines([], [...byKey.values()]).map((item) => withQuantity(item, clampQuantity(item.quantity)))
}
