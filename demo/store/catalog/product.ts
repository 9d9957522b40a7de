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

/** One thing that can be bought. `stock` counts only when `manages_stock`; null is stock nobody counted yet. */
export interface CatalogVariant {
  id: string
  title: string
  picture: string | null
  sku: string | null
  amount: number
  sale_amount: number | null
  manages_stock: boolean
  stock: number | null
  /** In the order of the product's `options`; empty when there is nothing to choose. */
  values: readonly string[]
}

export interface AdditionalInfo {
  order: number
  title: string
  description: string
}

export type ProductType = 'physical' | 'digital' | 'booking' | 'donation' | 'subscription'

/** A product as the shop keeps it; `wire.ts` turns it into what the calls answer. */
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
  /** Left out of the answer when undefined. */
  site_product_selection: string | null | undefined
  options: readonly string[]
  variants: readonly CatalogVariant[]
  collections: readonly string[]
  additional_info: readonly AdditionalInfo[]
  type: ProductType
  custom_fields: readonly { title: string; is_required: boolean }[]
  related: readonly string[]
  /** Fields a client has never heard of and has to ignore. */
  unknown_fields: Readonly<Record<string, unknown>>
  created_at: string
  updated_at: string
}

export interface Catalog {
  currency: Currency
  /** Ascending by `order`. */
  products: readonly CatalogProduct[]
}
