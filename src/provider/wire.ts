import * as v from 'valibot'
import { isImageAddress } from '../catalog/image-address.ts'

/*
 * What the store's answers look like (spec 7). Lenient by field: what is absent, null or of the wrong type becomes the
 * default, what is not known is ignored. Only what an entry can't do without makes the whole entry malformed.
 */

const filled = v.pipe(
  v.string(),
  v.check((text) => text !== ''),
)
const text = v.fallback(v.string(), '')
const textOrNull = v.fallback(v.nullable(filled), null)
const finite = v.pipe(
  v.number(),
  v.check((number) => Number.isFinite(number)),
)
const order = v.fallback(finite, 0)
const flag = v.fallback(v.boolean(), false)
const entries = v.fallback(v.array(v.unknown()), () => [])
const wholeNumber = v.pipe(
  v.number(),
  v.check((number) => Number.isSafeInteger(number) && number >= 0),
)
const wholeOrNull = v.fallback(v.nullable(wholeNumber), null)
/** Absent is null; anything else that is no amount makes the price unreadable. */
const cents = v.pipe(
  v.unknown(),
  v.transform((amount) => amount ?? null),
  v.nullable(wholeNumber),
)
const pieces = v.fallback(
  v.nullable(
    v.pipe(
      finite,
      v.transform((quantity) => Math.max(0, Math.floor(quantity))),
    ),
  ),
  null,
)
const pictureUrl = v.pipe(filled, v.check(isImageAddress))
const pictureUrlOrNull = v.fallback(v.nullable(pictureUrl), null)

/**
 * The entries that fit the schema, in order.
 * @param leaveOut told of each one that doesn't
 */
export function fitting<Schema extends v.GenericSchema>(
  schema: Schema,
  list: unknown[],
  leaveOut?: (entry: unknown, index: number) => void,
): v.InferOutput<Schema>[] {
  return list.flatMap((entry, index) => {
    const result = v.safeParse(schema, entry)
    if (result.success) return [result.output]
    leaveOut?.(entry, index)
    return []
  })
}

function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    entries,
    v.transform((list) => fitting(schema, list)),
  )
}

const option = v.object({ id: text, option_id: text, variant_id: text, value: text })
const image = v.object({ url: pictureUrl, order, type: text })

/** Money that is not whole, safe and non-negative makes the price unreadable as a whole. */
const price = v.object({
  amount: cents,
  sale_amount: cents,
  currency_code: textOrNull,
  currency: v.fallback(v.nullable(v.object({ code: text, symbol: text, template: textOrNull })), null),
})

export const wireVariant = v.object({
  id: filled,
  title: text,
  image_url: pictureUrlOrNull,
  sku: textOrNull,
  /** The first price alone counts. */
  prices: v.fallback(v.nullable(v.object({ 0: price })), null),
  manage_inventory: flag,
  weight: v.fallback(v.nullable(finite), null),
  options: listOf(option),
  inventory_quantity: pieces,
})

export const wireProduct = v.object({
  id: filled,
  title: v.string(),
  subtitle: textOrNull,
  ribbon_text: textOrNull,
  description: textOrNull,
  thumbnail: pictureUrlOrNull,
  purchasable: flag,
  order,
  site_product_selection: textOrNull,
  images: listOf(image),
  options: listOf(v.object({ id: text, title: text, values: listOf(option) })),
  variants: entries,
  product_collections: listOf(v.object({ product_id: text, collection_id: text, order })),
  additional_info: listOf(v.object({ id: text, order, title: text, description: text })),
  type: v.fallback(v.nullable(v.object({ value: textOrNull })), null),
  custom_fields: listOf(v.object({ id: text, title: text, is_required: flag })),
  related_products: listOf(
    v.object({ id: text, section_title: text, related_type: text, related_id: text, position: order }),
  ),
  updated_at: textOrNull,
})

/** The single-product call: pictures under `media`, and four fields more. */
export const wireProductDetail = v.object({
  ...wireProduct.entries,
  media: listOf(image),
  status: textOrNull,
  created_at: textOrNull,
  deleted_at: textOrNull,
  metadata: v.fallback(v.nullable(v.looseObject({})), null),
})

export const wireProductPage = v.object({
  products: v.array(v.unknown()),
  count: wholeOrNull,
  offset: wholeOrNull,
  limit: wholeOrNull,
})

export const wireInventory = v.object({ variants: v.array(v.unknown()) })
export const wireStock = v.object({ id: filled, inventory_quantity: pieces })
