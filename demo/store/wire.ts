import type { CatalogProduct, CatalogVariant, Currency } from './catalog/product.ts'

/** The data that is needed, in addition to a product, to create its API response. */
export interface WireContext {
  currency: Currency
  pictureUrl: (name: string) => string
}

/** Converts a product to an entry of the product list, which contains no stock, weight or related products. */
export function listedProduct(product: CatalogProduct, context: WireContext) {
  return { ...commonFields(product, context), images: imagesOf(product, context) }
}

/** Converts a product to the response for a single product, which lists the images under `media`. */
export function singleProduct(product: CatalogProduct, context: WireContext) {
  return {
    ...commonFields(product, context),
    media: imagesOf(product, context),
    related_products: product.related.map((related_id, position) => ({
      id: `rp_${product.id}_${position}`,
      section_title: 'Goes well with',
      related_type: 'category',
      related_id,
      position,
    })),
    status: 'published',
    created_at: product.created_at,
    deleted_at: null,
    metadata: null,
  }
}

function commonFields(product: CatalogProduct, context: WireContext) {
  const [thumbnail] = product.pictures
  return {
    ...product.unknown_fields,
    id: product.id,
    title: product.title,
    subtitle: product.subtitle,
    ribbon_text: product.ribbon_text,
    description: product.description,
    thumbnail: thumbnail === undefined ? null : context.pictureUrl(thumbnail),
    purchasable: product.purchasable,
    order: product.order,
    ...(product.site_product_selection === undefined
      ? {}
      : { site_product_selection: product.site_product_selection }),
    options: product.options.map((title, index) => optionOf(product, title, index)),
    variants: product.variants.map((variant) => variantOf(variant, product, context)),
    product_collections: product.collections.map(({ id, order }) => ({
      product_id: product.id,
      collection_id: id,
      order,
    })),
    additional_info: product.additional_info.map((info, index) => ({
      id: `painfo_${product.id}_${index}`,
      ...info,
    })),
    type: { value: product.type },
    custom_fields: product.custom_fields.map((field, index) => ({
      id: customFieldId(product, index),
      ...field,
    })),
    updated_at: product.updated_at,
  }
}

function variantOf(variant: CatalogVariant, product: CatalogProduct, context: WireContext) {
  return {
    id: variant.id,
    title: variant.title,
    image_url: variant.picture === null ? null : context.pictureUrl(variant.picture),
    sku: variant.sku,
    manage_inventory: variant.manages_stock,
    prices:
      variant.amount === null
        ? []
        : [
            {
              amount: variant.amount,
              sale_amount: variant.sale_amount,
              currency_code: context.currency.code,
              currency: context.currency,
            },
          ],
    ...(variant.booking_event && { booking_event: variant.booking_event }),
    ...(variant.donation && { donation: variant.donation }),
    options: variant.values.map((_, index) => optionValue(variant, product, index)),
  }
}

/** Returns the ID of a product's custom field. */
export function customFieldId({ id }: CatalogProduct, index: number): string {
  return `field_${id}_${index}`
}

function optionOf(product: CatalogProduct, title: string, index: number) {
  return {
    id: optionId(product, index),
    title,
    values: product.variants.map((variant) => optionValue(variant, product, index)),
  }
}

function optionValue(variant: CatalogVariant, product: CatalogProduct, index: number) {
  return {
    id: `optval_${variant.id}_${index}`,
    option_id: optionId(product, index),
    variant_id: variant.id,
    value: variant.values[index] ?? '',
  }
}

function optionId(product: CatalogProduct, index: number): string {
  return `opt_${product.id}_${index}`
}

function imagesOf(product: CatalogProduct, context: WireContext) {
  return product.pictures.map((name, order) => ({ url: context.pictureUrl(name), order, type: 'image' }))
}
