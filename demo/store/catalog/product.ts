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

/** An appointment that customers book, with the response's field names. `length` is in milliseconds. */
export interface BookingEvent {
  id: string
  length: number
  length_unit: 'minutes' | 'hours'
  location_type: 'physical' | 'online' | 'online_auto_generated' | 'phone'
  location: string | null
  online_location: string | null
  phone_number: string | null
}

/** The amounts that a donation accepts, in minor units. */
export interface DonationLimits {
  allow_custom_amount: boolean
  min_amount: number
  max_amount: number
}

/** A variant of a product. `stock` applies only if `manages_stock` is true; null means that it has not been counted. */
export interface CatalogVariant {
  id: string
  title: string
  picture: string | null
  sku: string | null
  /** null if the variant has no price. Such a variant cannot be ordered. */
  amount: number | null
  sale_amount: number | null
  manages_stock: boolean
  stock: number | null
  /** One value for each of the product's `options`; empty if the product has only one variant. */
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

/** A collection that contains a product, and the product's position in it. Positions may have gaps. */
export interface CollectionPlace {
  id: string
  order: number
}

/** A collection in the response to the collections call. Titles are as untidy as in real stores. */
export interface CatalogCollection {
  id: string
  title: string
  created_at: string
}

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
  collections: readonly CollectionPlace[]
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
  /** If absent, the collections are derived from the products. */
  collections?: readonly CatalogCollection[]
  /**
   * Whether the shop accepts the parameters and fields beyond the specification: collections and sorting in the list
   * call; appointments, donations and custom fields in the checkout. Other shops reject them, as older backends do.
   */
  isExtended?: boolean
}
