import type { AdditionalInfo, CatalogProduct, CatalogVariant, ProductType } from './product.ts'

/** How many there are; `not counted` is managed stock without a number; left out: nobody manages it. */
type Stock = number | 'not counted'

interface Priced {
  price: number
  sale?: number
  stock?: Stock
  sku?: string
}

interface Style extends Priced {
  /** Ends the variant's id: `variant_tee_black`. */
  key: string
  /** One value for each of the product's options. */
  values: readonly [string, ...string[]]
  picture?: string
}

interface Sheet {
  /** `tee` makes `prod_tee` and `variant_tee`. */
  key: string
  title: string
  subtitle?: string
  ribbon?: string
  description?: string
  pictures?: readonly string[]
  order: number
  purchasable?: boolean
  /** Which variant sets the display price; left out of the answer when left out here. */
  selection?: string | null
  collections?: readonly string[]
  info?: readonly AdditionalInfo[]
  type?: ProductType
  customFields?: readonly { title: string; is_required: boolean }[]
  related?: readonly string[]
  unknownFields?: Readonly<Record<string, unknown>>
}

type Choices = { options: readonly string[]; styles: readonly Style[] }

export function aProduct(sheet: Sheet & (Priced | Choices)): CatalogProduct {
  return {
    id: `prod_${sheet.key}`,
    title: sheet.title,
    subtitle: sheet.subtitle ?? null,
    ribbon_text: sheet.ribbon ?? null,
    description: sheet.description ?? null,
    pictures: sheet.pictures ?? [],
    purchasable: sheet.purchasable ?? true,
    order: sheet.order,
    site_product_selection: sheet.selection,
    options: 'options' in sheet ? sheet.options : [],
    variants: variantsOf(sheet),
    collections: sheet.collections ?? [],
    additional_info: sheet.info ?? [],
    type: sheet.type ?? 'physical',
    custom_fields: sheet.customFields ?? [],
    related: sheet.related ?? [],
    unknown_fields: { slug: slugOf(sheet.title), is_available: true, ...sheet.unknownFields },
    created_at: '2025-11-03T09:00:00.000Z',
    updated_at: '2026-02-01T08:00:00.000Z',
  }
}

function variantsOf(sheet: Sheet & (Priced | Choices)): CatalogVariant[] {
  if ('styles' in sheet) return sheet.styles.map((style) => aStyle(sheet.key, style))
  return [
    {
      id: `variant_${sheet.key}`,
      // The provider names a product's only variant after the product.
      title: sheet.title,
      picture: sheet.pictures?.[0] ?? null,
      values: [],
      ...pricedAs(sheet),
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

function pricedAs({ price, sale, stock, sku }: Priced) {
  return {
    sku: sku ?? null,
    amount: price,
    sale_amount: sale ?? null,
    manages_stock: stock !== undefined,
    stock: typeof stock === 'number' ? stock : null,
  }
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
