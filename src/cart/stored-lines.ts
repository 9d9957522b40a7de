import { currencyFrom, formatMoney } from '../catalog/money.ts'
import { productDecoder, variantDecoder } from '../catalog/product.ts'
import {
  array,
  arrayOf,
  nonEmptyString,
  nonNegativeInteger,
  object,
  stringOrEmpty,
  withDefault,
} from '../untrusted/decoders.ts'
import { parseJson } from '../untrusted/json.ts'
import { type CartItem, createLine, STORE_TYPE } from './cart-item.ts'
import { clampQuantity } from './quantity.ts'

/*
 * A saved cart may come from an earlier site, another version of the script or a manual edit, so every field
 * is validated.
 */
const lineDecoder = object({
  product: productDecoder,
  variant: variantDecoder,
  quantity: (quantity) => nonNegativeInteger(quantity) || undefined,
  store: withDefault(
    object({ type: withDefault(nonEmptyString, STORE_TYPE), host: nonEmptyString, store_id: nonEmptyString }),
    null,
  ),
  custom_field_values: arrayOf(
    object({ custom_field_id: nonEmptyString, title: stringOrEmpty, value: nonEmptyString }),
  ),
})

/** Parses a saved cart. Invalid lines are left out, and text that is not a JSON array gives an empty cart. */
export function parseLines(stored: string | null | undefined): CartItem[] {
  return decodeLines(array(parseJson(stored)) ?? [])
}

/** Decodes an untrusted line and reformats its prices. Returns null if the line is invalid. */
export function decodeLine(line: unknown): CartItem | null {
  const decoded = lineDecoder(line)
  if (!decoded) return null
  const { product, variant } = decoded
  const item = createLine({
    product,
    variant,
    quantity: clampQuantity(decoded.quantity),
    ...(decoded.store && { store: decoded.store }),
    custom_field_values: decoded.custom_field_values,
  })
  const hasAdapter = (item.store?.type ?? STORE_TYPE) !== STORE_TYPE
  const currency_info = currencyFrom(hasAdapter, variant.currency_info)
  const price_formatted = formatMoney(variant.price_in_cents, currency_info)
  const sale_price_formatted = formatMoney(variant.sale_price_in_cents, currency_info)
  return { ...item, variant: { ...variant, currency_info, price_formatted, sale_price_formatted } }
}

/** Returns whether a stored cart has these lines. */
export function isSameCart(stored: string | null, items: readonly CartItem[]): boolean {
  // A tab compares the same text and lines several times for each change.
  if (stored !== null && storedTexts.get(items) === stored) return true
  const text = serializeLines(items)
  const isSame = stored?.trimEnd() === text || serializeLines(parseLines(stored)) === text
  if (isSame && stored !== null) storedTexts.set(items, stored)
  return isSame
}

/** The stored text of lines that have been compared with it. */
const storedTexts = new WeakMap<readonly CartItem[], string>()

const serializedLines = new WeakMap<CartItem, string>()

/** Returns the lines as a JSON array in the format of earlier sites. Equal lines produce identical JSON. */
export function serializeLines(items: readonly CartItem[]): string {
  return `[${items.map(serializeLine)}]`
}

/**
 * Returns a line as JSON and caches the result. Normalizes the field order, which differs between the store's
 * responses and saved carts.
 */
function serializeLine(item: CartItem): string {
  const json = serializedLines.get(item) ?? toAsciiJson(toStoredLine(decodeLine(item) ?? item))
  serializedLines.set(item, json)
  return json
}

/**
 * Returns the line without the product's description, arrays and objects, because browsers limit storage to
 * about 5 MB and every change writes the whole cart.
 */
export function toStoredLine({ key, product, ...line }: CartItem) {
  const savedFields = Object.entries(product).filter(
    ([name, value]) => Object(value) !== value && name !== 'description',
  )
  return { product: Object.fromEntries(savedFields), ...line }
}

/** Returns JSON with non-ASCII characters escaped. Browsers store ASCII much faster and in half the space. */
export function toAsciiJson(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, escaped)
}

/** Decodes untrusted lines. Leaves out invalid lines and, of lines with the same key, all but the first. */
export function decodeLines(lines: unknown[]): CartItem[] {
  const byKey = new Map<string, CartItem>()
  for (const item of lines.map(decodeLine)) {
    if (item && !byKey.has(item.key)) byKey.set(item.key, item)
  }
  return [...byKey.values()]
}
