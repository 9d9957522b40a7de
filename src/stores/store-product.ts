/*
 * Products in the format of the documented store API. The elements decode them like any response: unknown
 * fields are ignored, and a missing or invalid field gets its default.
 */

/** A currency, and how to write its amounts. */
export interface StoreCurrency {
  /** ISO 4217 code, for example `usd`. */
  code: string
  symbol?: string | undefined
  /** A price with `$1` in place of the amount, for example `$$1` or `$1 €`. */
  template?: string | null
  /** Number of decimals. Default: 2. */
  decimal_digits?: number
}

/** A price. Amounts are whole numbers in the currency's smallest unit. */
export interface StorePrice {
  amount: number
  /** Null if the variant is not on sale. */
  sale_amount?: number | null
  currency_code: string
  currency?: StoreCurrency | null
}

/** A value of an option. */
export interface StoreOptionValue {
  id?: string
  option_id: string
  variant_id?: string
  value: string
}

/** A version of a product that can be ordered. */
export interface StoreVariant {
  id: string
  title?: string
  image_url?: string | null
  sku?: string | null
  /** Whether the stock is limited to `inventory_quantity`. */
  manage_inventory?: boolean
  /** The stock. Can be missing if the store implements `lookUpStock`. */
  inventory_quantity?: number | null
  /** The quantities that an order can contain. Default: at least 1, no maximum, multiples of 1. */
  quantity_limits?: { minimum?: number; maximum?: number | null; multiple_of?: number } | null
  /** The elements use the first entry. */
  prices: StorePrice[]
  options?: StoreOptionValue[]
}

/** An image. */
export interface StoreImage {
  url: string
  order?: number
  /** Resized versions for the `srcset` attribute. */
  srcset?: string | null
}

/** A product. */
export interface StoreProduct {
  id: string
  title: string
  subtitle?: string | null
  /** Badge text. */
  ribbon_text?: string | null
  /** HTML, which the elements sanitize. */
  description?: string | null
  /** URL of the main image. */
  thumbnail?: string | null
  /** False if the product is shown but cannot be ordered. */
  purchasable: boolean
  images?: StoreImage[]
  options?: { id: string; title: string; values: StoreOptionValue[] }[]
  variants: StoreVariant[]
  /** The collections that contain the product. */
  product_collections?: { collection_id: string; order?: number }[]
  additional_info?: { id?: string; order?: number; title: string; description: string }[]
  type?: { value: string }
  custom_fields?: { id: string; title: string; is_required?: boolean }[]
  /** ISO 8601 timestamp of the last change. */
  updated_at?: string | null
}
