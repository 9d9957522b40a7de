import type {
  AdditionalInfo,
  BookingEvent,
  CatalogProduct,
  CatalogVariant,
  CollectionPlace,
  DonationLimits,
  ProductType,
} from './product.ts'

/** The quantity in stock. `not counted` means that the stock is managed but its quantity is unknown. */
type Stock = number | 'not counted'

interface Priced {
  /** The price in cents; null for a variant without a price. */
  price: number | null
  sale?: number
  stock?: Stock
  sku?: string
  booking?: BookingEvent
  donation?: DonationLimits
}

/** A variant of a product that has options such as size or color. */
export interface Style extends Priced {
  /** The last part of the variant's ID, for example `black` in `variant_tee_black`. */
  key: string
  /** The value for each of the product's options. */
  values: readonly [string, ...string[]]
  picture?: string
}

export interface ProductInput {
  /** The last part of the product's and variants' IDs: `tee` creates `prod_tee` and `variant_tee`. */
  key: string
  title: string
  subtitle?: string
  ribbon?: string
  description?: string
  pictures?: readonly string[]
  order: number
  purchasable?: boolean
  /** How the store selects the variant whose price is shown. If absent, responses omit this field. */
  selection?: string | null
  /**
   * The collections that contain the product: IDs, or IDs with the product's position. By default, the position is the
   * collection's index in this array.
   */
  collections?: readonly (string | CollectionPlace)[]
  info?: readonly AdditionalInfo[]
  type?: ProductType
  customFields?: readonly { title: string; is_required: boolean }[]
  related?: readonly string[]
  unknownFields?: Readonly<Record<string, unknown>>
  createdAt?: string
  updatedAt?: string
}

type Choices = { options: readonly string[]; styles: readonly Style[] }

/** Creates a product for a catalog. Absent fields have default values. */
export function aProduct(product: ProductInput & (Priced | Choices)): CatalogProduct {
  return {
    id: `prod_${product.key}`,
    title: product.title,
    subtitle: product.subtitle ?? null,
    ribbon_text: product.ribbon ?? null,
    description: product.description ?? null,
    pictures: product.pictures ?? [],
    purchasable: product.purchasable ?? true,
    order: product.order,
    site_product_selection: product.selection,
    options: 'options' in product ? product.options : [],
    variants: variantsOf(product),
    collections: (product.collections ?? []).map((place, order) =>
      typeof place === 'string' ? { id: place, order } : place,
    ),
    additional_info: product.info ?? [],
    type: product.type ?? 'physical',
    custom_fields: product.customFields ?? [],
    related: product.related ?? [],
    unknown_fields: { slug: slugOf(product.title), is_available: true, ...product.unknownFields },
    created_at: product.createdAt ?? '2025-11-03T09:00:00.000Z',
    updated_at: product.updatedAt ?? '2026-02-01T08:00:00.000Z',
  }
}

function variantsOf(product: ProductInput & (Priced | Choices)): CatalogVariant[] {
  if ('styles' in product) return product.styles.map((style) => aStyle(product.key, style))
  return [
    {
      id: `variant_${product.key}`,
      // In the hosted store, a product's only variant has the same title as the product.
      title: product.title,
      picture: product.pictures?.[0] ?? null,
      values: [],
      ...pricedAs(product),
    },
  ]
}

function aStyle(productKey: string, style: Style): CatalogVariant {
  return {
    id: `variant_${productKey}_${style.key}`,
    title: style.values.join(' / '),
    picture: style.picture ?? null,
    values: style.values,
    ...pricedAs(style),
  }
}

function pricedAs({ price, sale, stock, sku, booking, donation }: Priced) {
  return {
    sku: sku ?? null,
    amount: price,
    sale_amount: sale ?? null,
    manages_stock: stock !== undefined,
    stock: typeof stock === 'number' ? stock : null,
    ...(booking && { booking_event: booking }),
    ...(donation && { donation }),
  }
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
