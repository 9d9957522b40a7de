import { DEFAULT_CURRENCY, formatMoney } from '../catalog/money.ts'
import {
  collections,
  currencyInfo,
  flagOrFalse,
  pictureUrlOrNull,
  productDetails,
  productName,
  textOrEmpty,
  textOrNull,
  variantDetails,
  variantName,
  wholeOrNull,
} from '../provider/product-fields.ts'
import { entity, filled, flag, list, listOf, or, parseJson, whole } from '../untrusted/readers.ts'
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
 * Stored text is anybody's: an earlier site's, another version's, a visitor's own edit. It is checked and repaired here,
 * field by field.
 */
const currency = or(filled, DEFAULT_CURRENCY)

const variantReader = entity({
  ...variantName,
  price_in_cents: whole,
  sale_price_in_cents: wholeOrNull,
  currency,
  currency_info: currencyInfo,
  ...variantDetails,
  price_formatted: textOrEmpty,
  sale_price_formatted: textOrEmpty,
})

const productReader = entity({
  ...productName,
  image: pictureUrlOrNull,
  price_in_cents: wholeOrNull,
  currency,
  purchasable: or(flag, true),
  ...productDetails,
  variants: listOf(variantReader),
  collections,
  type: textOrNull,
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
  isOffered: flagOrFalse,
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

/** A line from outside, or null when it can't be one. Prices as text are made anew, so that they are what the line counts. */
export function parseLine(line: unknown): CartItem | null {
  const read = lineReader(line)
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
    quantity: validQuantity(read.quantity),
    ...(read.store && { store: read.store }),
  }
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
