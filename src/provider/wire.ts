import {
  anything,
  entity,
  filled,
  list,
  listOf,
  or,
  type Reader,
  record,
  whole,
} from '../untrusted/readers.ts'
import {
  collections,
  currencyInfo,
  flagOrFalse,
  images,
  pictureUrlOrNull,
  productDetails,
  productName,
  stockQuantity,
  textOrNull,
  variantDetails,
  variantName,
  wholeOrNull,
} from './product-fields.ts'

/* What the store's answers look like (spec 7). */

/** Absent is null; anything else that is no amount makes the price unreadable. */
const cents: Reader<number | null> = (amount) => (amount == null ? null : whole(amount))

/** Money that is not whole, safe and non-negative makes the price unreadable as a whole. */
const price = entity({
  amount: cents,
  sale_amount: cents,
  currency_code: textOrNull,
  currency: currencyInfo,
})

export const wireVariant = entity({
  ...variantName,
  ...variantDetails,
  /** The first price alone counts. */
  prices: or(entity({ 0: price }), null),
})

const product = {
  ...productName,
  ...productDetails,
  purchasable: flagOrFalse,
  thumbnail: pictureUrlOrNull,
  variants: listOf(anything),
  product_collections: collections,
  type: or(entity({ value: textOrNull }), null),
  updated_at: textOrNull,
}

export const wireProduct = entity(product)

/** The single-product call: pictures under `media`, and four fields more. A function, which bundlers leave out unused. */
export const wireProductDetail = () =>
  entity({
    ...product,
    media: images,
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
export const wireStock = entity({ id: filled, inventory_quantity: stockQuantity })
