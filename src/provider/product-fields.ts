import { isImageAddress } from '../catalog/image-address.ts'
import { entity, filled, finite, flag, listOf, or, type Reader, text, whole } from '../untrusted/readers.ts'

/*
 * Fields that a product and a variant have in the store's answers and in a stored cart alike. Lenient by field: what is
 * absent, null or of the wrong type becomes the default, what is not known is ignored. Only what an entry can't do
 * without makes the whole entry malformed.
 */

export const textOrEmpty = or(text, '')
export const textOrNull = or(filled, null)
const order = or(finite, 0)
export const flagOrFalse = or(flag, false)
export const wholeOrNull = or(whole, null)
const pictureUrl: Reader<string> = (url) =>
  filled(url) && isImageAddress(url as string) ? (url as string) : undefined
export const pictureUrlOrNull = or(pictureUrl, null)
export const stockQuantity: Reader<number | null> = (quantity) => {
  const number = finite(quantity)
  return number === undefined ? null : Math.min(1e15, Math.max(0, Math.floor(number)))
}

const option = entity({
  id: textOrEmpty,
  option_id: textOrEmpty,
  variant_id: textOrEmpty,
  value: textOrEmpty,
})
export const images = listOf(entity({ url: pictureUrl, order, type: textOrEmpty }))
export const collections = listOf(entity({ product_id: textOrEmpty, collection_id: textOrEmpty, order }))
export const currencyInfo = or(entity({ code: textOrEmpty, symbol: textOrEmpty, template: textOrNull }), null)

/* In two parts each, as stored carts have other fields between them and the order of fields stays. */
export const variantName = {
  id: filled,
  title: textOrEmpty,
  image_url: pictureUrlOrNull,
  sku: textOrNull,
}
export const variantDetails = {
  manage_inventory: flagOrFalse,
  inventory_quantity: stockQuantity,
  weight: or(finite, null),
  options: listOf(option),
}
export const productName = {
  id: filled,
  title: text,
  subtitle: textOrNull,
  ribbon_text: textOrNull,
  description: textOrNull,
}
export const productDetails = {
  order,
  site_product_selection: textOrNull,
  images,
  options: listOf(entity({ id: textOrEmpty, title: textOrEmpty, values: listOf(option) })),
  additional_info: listOf(entity({ id: textOrEmpty, order, title: textOrEmpty, description: textOrEmpty })),
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
}
