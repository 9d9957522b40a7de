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

/** An appointment that customers can book, with the same field names as in the API. `length` is in milliseconds. */
export interface BookingEvent {
  id: string
  length: number
  length_unit: 'minutes' | 'hours'
  location_type: 'physical' | 'online' | 'online_auto_generated' | 'phone'
  location: string | null
  online_location: string | null
  phone_number: string | null
}

/** The smallest and largest donation in minor units, and whether customers may enter an amount. */
export interface DonationLimits {
  allow_custom_amount: boolean
  min_amount: number
  max_amount: number
}

/** A variant of a product. `stock` is used only if `manages_stock` is true; null means that the quantity is unknown. */
export interface CatalogVariant {
  id: string
  title: string
  picture: string | null
  sku: string | null
  /** The price in minor units; null for a variant without a price, which cannot be ordered. */
  amount: number | null
  sale_amount: number | null
  manages_stock: boolean
  stock: number | null
  /** The value for each of the product's `options`; empty if the product has only one variant. */
  values: readonly string[]
  booking_event?: BookingEvent
  donation?: DonationLimits
}

export interface AdditionalInfo {
  order: number
  title: string
  description: string
}

export type ProductType = 'physical' | 'digital' | 'booking' | 'donation' | 'subscription'

/** A collection that contains a product, and the product's position in the collection. Positions may have gaps. */
export interface CollectionPlace {
  id: string
  order: number
}

/** A collection, as the API returns it. Titles are as untidy as in real stores. */
export interface CatalogCollection {
  id: string
  title: string
  created_at: string
}

/** A product in a shop's catalog. `wire.ts` converts products to the format of the API. */
export interface CatalogProduct {
  id: string
  title: string
  subtitle: string | null
  ribbon_text: string | null
  description: string | null
  /** The names of the product's pictures. The first picture is the thumbnail. */
  pictures: readonly string[]
  purchasable: boolean
  order: number
  /** How the store selects the variant whose price is shown. If undefined, responses omit this field. */
  site_product_selection: string | null | undefined
  options: readonly string[]
  variants: readonly CatalogVariant[]
  collections: readonly CollectionPlace[]
  additional_info: readonly AdditionalInfo[]
  type: ProductType
  custom_fields: readonly { title: string; is_required: boolean }[]
  related: readonly string[]
  /** Additional fields in responses, which clients do not recognize and must ignore. */
  unknown_fields: Readonly<Record<string, unknown>>
  created_at: string
  updated_at: string
}

export interface Catalog {
  currency: Currency
  /** The products of the shop, sorted by `order`. */
  products: readonly CatalogProduct[]
  /** The collections of the shop. If absent, they are derived from the products. */
  collections?: readonly CatalogCollection[]
  /**
   * Whether the shop supports features that are not in the specification: appointments, collections in the product
   * list, and sorting it by more than the creation date. Other shops reject such requests, as older backends do.
   */
  isExtended?: boolean
}
