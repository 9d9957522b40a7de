/**
 * A product and its parts, with the field names of the product's specification (spec 3).
 * Nothing here has been trusted blindly: `provider/` makes these from an answer, `cart/` from a stored line.
 */
export interface Product {
  id: string
  title: string
  subtitle: string | null
  /** Badge text; null when the store sends none or an empty one. */
  ribbon_text: string | null
  /** HTML as the store's owner wrote it. Show it through `ui/rich-text` only. */
  description: string | null
  /** Main picture's url. */
  image: string | null
  /** Regular price of the display variant in minor units; null when the product has no price. */
  price_in_cents: number | null
  currency: string
  purchasable: boolean
  /** Position in the listing, ascending; can be negative. */
  order: number
  /** Which variant sets the display price: `lowest_price_first` or null means the cheapest, anything else the first. */
  site_product_selection: string | null
  images: ProductImage[]
  options: ProductOption[]
  variants: Variant[]
  collections: ProductCollection[]
  additional_info: AdditionalInfo[]
  /** physical, digital, booking, donation, subscription, … */
  type: string | null
  custom_fields: CustomField[]
  related_products: RelatedProduct[]
  /** ISO timestamp. */
  updated_at: string | null
  /** The remaining fields come with the single-product call alone. */
  status?: string | null
  created_at?: string | null
  deleted_at?: string | null
  metadata?: Record<string, unknown> | null
}

export interface Variant {
  id: string
  title: string
  image_url: string | null
  sku: string | null
  /** 0 when the store sends no price; `price_formatted` is then empty and the variant can't be bought. */
  price_in_cents: number
  /** null when not on sale. */
  sale_price_in_cents: number | null
  currency: string
  currency_info: CurrencyInfo | null
  price_formatted: string
  /** Empty when not on sale: decide on `sale_price_in_cents`, never on this. */
  sale_price_formatted: string
  manage_inventory: boolean
  weight: number | null
  options: VariantOption[]
  /** null until the inventory lookup has answered. Means nothing unless `manage_inventory`. */
  inventory_quantity: number | null
}

export interface CurrencyInfo {
  code: string
  symbol: string
  /** `$1` stands for the amount, so `$$1` gives `$19.99` and `$1 €` gives `19.99 €`. */
  template: string | null
}

export interface ProductImage {
  url: string
  order: number
  type: string
}

export interface ProductOption {
  id: string
  title: string
  values: VariantOption[]
}

export interface VariantOption {
  id: string
  option_id: string
  variant_id: string
  value: string
}

export interface ProductCollection {
  product_id: string
  collection_id: string
  order: number
}

/** A further block of text on the product page; `description` is HTML. */
export interface AdditionalInfo {
  id: string
  order: number
  title: string
  description: string
}

export interface CustomField {
  id: string
  title: string
  is_required: boolean
}

export interface RelatedProduct {
  id: string
  section_title: string
  related_type: string
  related_id: string
  position: number
}
