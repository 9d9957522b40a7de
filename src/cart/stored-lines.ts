import { isImageAddress } from '../catalog/image-address.ts'
import { formatMoney } from '../catalog/money.ts'
import type { CurrencyInfo, Product, Variant } from '../catalog/product.ts'
import {
  anything,
  entity,
  filled,
  finite,
  flag,
  list,
  listOf,
  or,
  parseJson,
  text,
  whole,
} from '../untrusted/readers.ts'
import { type CartItem, validQuantity, withQuantity } from './cart-item.ts'
import { plus } from './cart-lines.ts'
import { lineKey } from './line-store.ts'

/** An order on its way through the checkout, as kept in storage. */
export interface SetAside {
  /** Begins with the moment it was set aside, Unix time in milliseconds. */
  id: string
  items: readonly CartItem[]
  /** Where the checkout returns to after payment. */
  successUrl: string
  /** Whether the visitor has been told that it can be had back. */
  isOffered: boolean
}

/*
 * Stored text is anybody's: an earlier site's, another version's, a visitor's own edit. What is kept of a line is checked
 * and repaired here, field by field. Lists that only the product page shows are handed on as they come, and not kept.
 */
const textOrNull = or(text, null)
const textOrEmpty = or(text, '')
const entries = listOf(anything)
const centsOrNull = or(whole, null)
const currency = or(text, 'eur')
const option = entity({
  id: textOrEmpty,
  option_id: textOrEmpty,
  variant_id: textOrEmpty,
  value: textOrEmpty,
})
const image = or((url) => (filled(url) && isImageAddress(url as string) ? (url as string) : undefined), null)

const variantReader = entity({
  id: filled,
  title: textOrEmpty,
  image_url: image,
  sku: textOrNull,
  price_in_cents: whole,
  sale_price_in_cents: centsOrNull,
  currency,
  currency_info: or(entity({ code: textOrEmpty, symbol: textOrEmpty, template: textOrNull }), null),
  manage_inventory: or(flag, false),
  inventory_quantity: centsOrNull,
  weight: or(finite, null),
  options: listOf(option),
})

const productReader = entity({
  id: filled,
  title: text,
  subtitle: textOrNull,
  ribbon_text: textOrNull,
  description: textOrNull,
  image,
  price_in_cents: centsOrNull,
  currency,
  purchasable: or(flag, true),
  order: or(finite, 0),
  site_product_selection: textOrNull,
  images: entries,
  options: entries,
  variants: entries,
  collections: entries,
  additional_info: entries,
  type: textOrNull,
  custom_fields: entries,
  related_products: entries,
  updated_at: textOrNull,
})

const lineReader = entity({
  product: productReader,
  variant: variantReader,
  quantity: (pieces) => whole(pieces) || undefined,
  store: or(entity({ host: filled, store_id: filled }), null),
})

const setAsideReader = entity({
  id: filled,
  items: list,
  successUrl: textOrEmpty,
  isOffered: or(flag, false),
})

/** The good lines of a stored cart, one a variant of a store; unreadable text gives an empty cart (spec 4). */
export function parseLines(stored: string | null | undefined): CartItem[] {
  return readLines(list(parseJson(stored)) ?? [])
}

export function parseSetAside(stored: string | null): SetAside | null {
  const setAside = setAsideReader(parseJson(stored))
  const items = readLines(setAside?.items ?? [])
  return setAside && items.length > 0 ? { ...setAside, items } : null
}

/** A line from outside, or null when it can't be one. */
export function parseLine(line: unknown): CartItem | null {
  const read = lineReader(line)
  if (!read) return null
  const product = read.product as unknown as Product
  const variant = read.variant as unknown as Variant
  const store = read.store && { store: read.store }
  return { product, variant: withPrices(variant), quantity: validQuantity(read.quantity), ...store }
}

const texts = new WeakMap<CartItem, string>()

/** The spec's lines as a JSON array, so that earlier sites under the same key can read them. Equal lines give equal texts. */
export function serializeLines(items: readonly CartItem[]): string {
  return `[${items.map(textOf)}]`
}

/** Made once for each, of the line as it will be read: fresh from the store its fields have another order. */
function textOf(item: CartItem): string {
  const text = texts.get(item) ?? toText(storedLine(parseLine(item) ?? item))
  texts.set(item, text)
  return text
}

export function serializeSetAside(setAside: SetAside): string {
  return toText({ ...setAside, items: setAside.items.map(storedLine) })
}

/** A line without what only the product page shows, its lists and its text: a browser keeps 5 MB, and each change writes the whole cart. */
function storedLine({ product, ...line }: CartItem) {
  const kept = Object.entries(product).filter(
    ([name, value]) => Object(value) !== value && name !== 'description',
  )
  return { product: Object.fromEntries(kept), ...line }
}

/** JSON in ASCII: browsers store one-byte text in half the room and a fraction of the time. */
function toText(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, escaped)
}

function readLines(lines: unknown[]): CartItem[] {
  const byKey = new Map<string, CartItem>()
  for (const item of lines.map(parseLine)) {
    if (item && !byKey.has(lineKey(item))) byKey.set(lineKey(item), item)
  }
  return plus([], [...byKey.values()]).map((item) => withQuantity(item, validQuantity(item.quantity)))
}

/** Prices as text are made anew from the cents, so that a line never shows another price than it counts. */
function withPrices(variant: Variant): Variant {
  const currency: CurrencyInfo | null = variant.currency_info
  return {
    ...variant,
    price_formatted: formatMoney(variant.price_in_cents, currency),
    sale_price_formatted: formatMoney(variant.sale_price_in_cents, currency),
  }
}
