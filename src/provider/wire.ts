import { isImageAddress } from '../catalog/image-address.ts'
import {
  anything,
  entity,
  filled,
  finite,
  flag,
  list,
  listOf,
  or,
  type Reader,
  record,
  text,
  whole,
} from '../untrusted/readers.ts'

/*
 * What the store's answers look like (spec 7). Lenient by field: what is absent, null or of the wrong type becomes the
 * default, what is not known is ignored. Only what an entry can't do without makes the whole entry malformed.
 */

const textOrEmpty = or(text, '')
const textOrNull = or(filled, null)
const order = or(finite, 0)
const flagOrFalse = or(flag, false)
const wholeOrNull = or(whole, null)
/** Absent is null; anything else that is no amount makes the price unreadable. */
const cents: Reader<number | null> = (amount) => (amount == null ? null : whole(amount))
const pieces: Reader<number | null> = (quantity) => {
  const number = finite(quantity)
  return number === undefined ? null : Math.min(1e15, Math.max(0, Math.floor(number)))
}
const pictureUrl: Reader<string> = (url) =>
  filled(url) && isImageAddress(url as string) ? (url as string) : undefined
const pictureUrlOrNull = or(pictureUrl, null)

const option = entity({
  id: textOrEmpty,
  option_id: textOrEmpty,
  variant_id: textOrEmpty,
  value: textOrEmpty,
})
const image = entity({ url: pictureUrl, order, type: textOrEmpty })

/** Money that is not whole, safe and non-negative makes the price unreadable as a whole. */
const price = entity({
  amount: cents,
  sale_amount: cents,
  currency_code: textOrNull,
  currency: or(entity({ code: textOrEmpty, symbol: textOrEmpty, template: textOrNull }), null),
})

export const wireVariant = entity({
  id: filled,
  title: textOrEmpty,
  image_url: pictureUrlOrNull,
  sku: textOrNull,
  /** The first price alone counts. */
  prices: or(entity({ 0: price }), null),
  manage_inventory: flagOrFalse,
  weight: or(finite, null),
  options: listOf(option),
  inventory_quantity: pieces,
})

const product = {
  id: filled,
  title: text,
  subtitle: textOrNull,
  ribbon_text: textOrNull,
  description: textOrNull,
  thumbnail: pictureUrlOrNull,
  purchasable: flagOrFalse,
  order,
  site_product_selection: textOrNull,
  images: listOf(image),
  options: listOf(entity({ id: textOrEmpty, title: textOrEmpty, values: listOf(option) })),
  variants: listOf(anything),
  product_collections: listOf(entity({ product_id: textOrEmpty, collection_id: textOrEmpty, order })),
  additional_info: listOf(entity({ id: textOrEmpty, order, title: textOrEmpty, description: textOrEmpty })),
  type: or(entity({ value: textOrNull }), null),
  custom_fields: listOf(entity({ id: textOrEmpty, title: textOrEmpty, is_required: flagOrFalse })),
  related_products: listOf(
    entity({
      id: textOrEmpty,
      section_title: textOrEmpty,
      related_type: textOrEmpty,
      related_id: textOrEmpty,
      position: order,
    }),
  ),
  updated_at: textOrNull,
}

export const wireProduct = entity(product)

/** The single-product call: pictures under `media`, and four fields more. A function, which bundlers leave out unused. */
export const wireProductDetail = () =>
  entity({
    ...product,
    media: listOf(image),
    status: textOrNull,
    created_at: textOrNull,
    deleted_at: textOrNull,
    metadata: or(record, null),
  })

export const wireProductPage = entity({
  products: list,
  count: wholeOrNull,
  offset: wholeOrNull,
  limit: wholeOrNull,
})

export const wireInventory = entity({ variants: list })
export const wireStock = entity({ id: filled, inventory_quantity: pieces })
