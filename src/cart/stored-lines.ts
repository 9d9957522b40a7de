import * as v from 'valibot'
import { isImageAddress } from '../catalog/image-address.ts'
import { formatMoney } from '../catalog/money.ts'
import type { CurrencyInfo, Product, Variant } from '../catalog/product.ts'
import { type CartItem, validQuantity } from './cart-item.ts'

/** An order on its way through the checkout, as kept in storage. */
export interface SetAside {
  items: readonly CartItem[]
  /** Where the checkout returns to after payment. */
  successUrl: string
  /** Whether the visitor has been told that it can be had back. */
  isOffered: boolean
}

/*
 * Stored text is anybody's: an earlier site's, another version's, a visitor's own edit. What the cart itself relies on
 * is checked and repaired here; further fields of a product pass through, since the cart only hands them on.
 */
const text = v.fallback(v.nullable(v.string()), null)
const list = v.fallback(v.array(v.looseObject({})), [])
const name = v.pipe(
  v.string(),
  v.check((text) => text !== ''),
)
const cents = v.pipe(
  v.number(),
  v.check((number) => Number.isSafeInteger(number) && number >= 0),
)
const image = v.fallback(v.nullable(v.pipe(v.string(), v.check(isImageAddress))), null)

const CurrencySchema = v.looseObject({
  code: v.fallback(v.string(), ''),
  symbol: v.fallback(v.string(), ''),
  template: text,
})

const VariantSchema = v.looseObject({
  id: name,
  title: v.fallback(v.string(), ''),
  image_url: image,
  sku: text,
  price_in_cents: cents,
  sale_price_in_cents: v.fallback(v.nullable(cents), null),
  currency: v.fallback(v.string(), 'eur'),
  currency_info: v.fallback(v.nullable(CurrencySchema), null),
  manage_inventory: v.fallback(v.boolean(), false),
  inventory_quantity: v.fallback(v.nullable(cents), null),
  weight: v.fallback(v.nullable(v.number()), null),
  options: list,
})

const ProductSchema = v.looseObject({
  id: name,
  title: v.string(),
  subtitle: text,
  ribbon_text: text,
  description: text,
  image,
  price_in_cents: v.fallback(v.nullable(cents), null),
  currency: v.fallback(v.string(), 'eur'),
  purchasable: v.fallback(v.boolean(), true),
  order: v.fallback(v.number(), 0),
  site_product_selection: text,
  images: list,
  options: list,
  variants: list,
  collections: list,
  additional_info: list,
  type: text,
  custom_fields: list,
  related_products: list,
  updated_at: text,
})

const LineSchema = v.object({
  product: ProductSchema,
  variant: VariantSchema,
  quantity: v.pipe(
    cents,
    v.check((pieces) => pieces > 0),
  ),
})

const SetAsideSchema = v.object({
  items: v.array(v.unknown()),
  successUrl: v.fallback(v.string(), ''),
  isOffered: v.fallback(v.boolean(), false),
})

/** The good lines of a stored cart, one a variant; unreadable text gives an empty cart (spec 4). */
export function parseLines(stored: string | null): CartItem[] {
  const parsed = parseJson(stored)
  return Array.isArray(parsed) ? readLines(parsed) : []
}

export function parseSetAside(stored: string | null): SetAside | null {
  const parsed = v.safeParse(SetAsideSchema, parseJson(stored))
  if (!parsed.success) return null
  const items = readLines(parsed.output.items)
  return items.length > 0 ? { ...parsed.output, items } : null
}

/** A line from outside, or null when it can't be one. */
export function parseLine(line: unknown): CartItem | null {
  const parsed = v.safeParse(LineSchema, line)
  if (!parsed.success) return null
  const product = parsed.output.product as unknown as Product
  const variant = parsed.output.variant as unknown as Variant
  return { product, variant: withPrices(variant), quantity: validQuantity(parsed.output.quantity) }
}

/** The spec's lines as a JSON array, so that earlier sites under the same key can read them. */
export function serializeLines(items: readonly CartItem[]): string {
  return toText(items.map(storedLine))
}

export function serializeSetAside(setAside: SetAside): string {
  return toText({ ...setAside, items: setAside.items.map(storedLine) })
}

/** A line without what only the product page shows: a browser keeps 5 MB, and each change writes the whole cart. */
function storedLine({ product, variant, quantity }: CartItem) {
  const {
    description,
    images,
    options,
    variants,
    collections,
    additional_info,
    custom_fields,
    related_products,
    metadata,
    ...kept
  } = product
  return { product: kept, variant, quantity }
}

/** JSON in ASCII: browsers store one-byte text in half the room and a fraction of the time. */
function toText(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, escaped)
}

function readLines(lines: unknown[]): CartItem[] {
  const byVariant = new Map<string, CartItem>()
  for (const line of lines) {
    const item = parseLine(line)
    if (item && !byVariant.has(item.variant.id)) byVariant.set(item.variant.id, item)
  }
  return [...byVariant.values()]
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

function parseJson(stored: string | null): unknown {
  if (stored === null) return null
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}
