export interface Currency {
  code: string
  symbol: string
  symbol_native: string
  name: string
  name_plural: string
  decimal_digits: number
  rounding: number
  template: string
  min_amount: number
}

/** A variant of a product. `stock` applies only if `manages_stock` is true; null means that it has not been counted. */
export interface CatalogVariant {
  id: string
  title: string
  picture: string | null
  sku: string | null
  amount: number
  sale_amount: number | null
  manages_stock: boolean
  stock: number | null
  /** One value for each of the product's `options`; empty if the product has only one variant. */
  values: readonly string[]
}

export interface AdditionalInfo {
  order: number
  title: string
  description: string
}

export type ProductType = 'physical' | 'digital' | 'booking' | 'donation' | 'subscription'

/** A product in the shop's catalog. `wire.ts` converts it for the responses. */
export interface CatalogProduct {
  id: string
  title: string
  subtitle: string | null
  ribbon_text: string | null
  description: string | null
  /** Picture names; the first is the thumbnail. */
  pictures: readonly string[]
  purchasable: boolean
  order: number
  /** If undefined, responses omit it. */
  site_product_selection: string | null | undefined
  options: readonly string[]
  variants: readonly CatalogVariant[]
  collections: readonly string[]
  additional_info: readonly AdditionalInfo[]
  type: ProductType
  custom_fields: readonly { title: string; is_required: boolean }[]
  related: readonly string[]
  /** Fields that clients do not recognize and must ignore. */
  unknown_fields: Readonly<Record<string, unknown>>
  created_at: string
  updated_at: string
}

export interface Catalog {
  currency: Currency
  /** Sorted by `order`, ascending. */
  products: readonly CatalogProduct[]
}
