import {
  arrayOf,
  boolean,
  booleanOrFalse,
  type Decoded,
  type Decoder,
  finiteNumber,
  nonEmptyString,
  object,
  string,
  stringOrEmpty,
  stringOrNull,
  withDefault,
} from '../../untrusted/decoders.ts'
import type { StockEntry } from '../contract.ts'
import { toPrice } from '../prices.ts'
import type { StoreProduct, StoreVariant } from '../store-product.ts'
import { shortId } from './ids.ts'
import { pageOf } from './paging.ts'

const amount = matching(/^\d+(\.\d+)?$/)
const picture = object({ url: nonEmptyString })
/** A node of which only the ID is needed. */
export const nodeDecoder = object({ id: nonEmptyString })

const stockFields = {
  id: nonEmptyString,
  availableForSale: boolean,
  currentlyNotInStock: booleanOrFalse,
  quantityAvailable: withDefault(finiteNumber, null),
}

/** Decodes the stock of a variant. */
export const stockDecoder = object(stockFields)

/** Decodes a variant. */
export const variantDecoder = object({
  ...stockFields,
  title: stringOrEmpty,
  sku: stringOrNull,
  image: withDefault(picture, null),
  // `Intl.NumberFormat` throws an error for other codes.
  price: object({ amount, currencyCode: matching(/^[a-z]{3}$/i) }),
  compareAtPrice: withDefault(object({ amount }), null),
  selectedOptions: arrayOf(object({ name: nonEmptyString, value: string })),
})

/** Decodes a product. */
export const productDecoder = object({
  id: nonEmptyString,
  title: string,
  descriptionHtml: stringOrEmpty,
  isGiftCard: booleanOrFalse,
  requiresSellingPlan: booleanOrFalse,
  updatedAt: stringOrNull,
  images: withDefault(pageOf(picture), { nodes: [] }),
  options: arrayOf(object({ name: nonEmptyString, optionValues: arrayOf(object({ name: string })) })),
  collections: withDefault(pageOf(nodeDecoder), { nodes: [] }),
  priceRange: withDefault(object({ minVariantPrice: object({ amount }) }), null),
  selectedOrFirstAvailableVariant: withDefault(variantDecoder, null),
  variants: pageOf(variantDecoder),
})

type Variant = Decoded<typeof variantDecoder>
type Product = Decoded<typeof productDecoder>

/** The title that Shopify gives to the variant of a product without options. */
const ONLY_VARIANT = 'Default Title'

/** The widths of resized pictures in pixels. Shopify does not enlarge pictures. */
const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920, 2560]

/** Converts a product. If it has variants beyond its first page, `lookUpStock` must return their stock. */
export function toStoreProduct(product: Product): StoreProduct {
  const { title, images, options } = product
  const { nodes, next } = product.variants
  const available = product.selectedOrFirstAvailableVariant
  const isListed = nodes.some(({ id }) => id === available?.id)
  // Without the available variant, the product could seem to be sold out.
  const variants = available && !isListed ? [...nodes, available] : nodes
  const pictures = images.nodes.map(({ url }, order) => ({ url: resized(url), order, srcset: srcSetOf(url) }))
  return {
    id: shortId(product.id),
    title,
    description: product.descriptionHtml,
    thumbnail: pictures[0]?.url ?? null,
    purchasable: !product.isGiftCard,
    images: pictures,
    options: variants[0]?.title === ONLY_VARIANT ? [] : options.map(toOption),
    variants: variants.map((variant) => toStoreVariant(variant, title, next !== null)),
    product_collections: product.collections.nodes.map(({ id }) => ({ collection_id: shortId(id) })),
    type: { value: product.requiresSellingPlan ? 'subscription' : 'physical' },
    updated_at: product.updatedAt,
  }
}

/** Returns whether the product's cheapest variant, whose price lists show, is on a later page. */
export function lacksCheapest({ variants, priceRange }: Product): boolean {
  const lowest = Number(priceRange?.minVariantPrice.amount ?? Number.POSITIVE_INFINITY)
  return variants.next !== null && variants.nodes.every(({ price }) => Number(price.amount) > lowest)
}

function toOption({ name, optionValues }: Product['options'][number]) {
  const values = optionValues.map((value) => ({ option_id: name, value: value.name }))
  return { id: name, title: name, values }
}

function toStoreVariant(variant: Variant, productTitle: string, isPartial: boolean): StoreVariant {
  const { price, compareAtPrice } = variant
  const isSale = Number(compareAtPrice?.amount) > Number(price.amount)
  const { id, inventory_quantity } = toStock(variant)
  return {
    id,
    title: variant.title === ONLY_VARIANT ? productTitle : variant.title,
    sku: variant.sku,
    image_url: variant.image && resized(variant.image.url),
    manage_inventory: inventory_quantity !== null,
    ...(!isPartial && { inventory_quantity }),
    options: variant.selectedOptions.map(({ name, value }) => ({ option_id: name, value })),
    prices: [
      isSale && compareAtPrice
        ? toPrice(compareAtPrice.amount, price.amount, price.currencyCode)
        : toPrice(price.amount, null, price.currencyCode),
    ],
  }
}

/** Returns a variant's stock. Null if the shop oversells, does not count, or does not say how many it has. */
export function toStock(variant: Decoded<typeof stockDecoder>): StockEntry {
  const { availableForSale, currentlyNotInStock, quantityAvailable } = variant
  const isCounted = !currentlyNotInStock && quantityAvailable !== null && quantityAvailable > 0
  const inventory_quantity = !availableForSale ? 0 : isCounted ? quantityAvailable : null
  return { id: shortId(variant.id), inventory_quantity }
}

/** Returns the URL of a picture with another width. By default, large enough for a product page. */
function resized(url: string, width = 1280): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}`
}

function srcSetOf(url: string): string {
  return WIDTHS.map((width) => `${resized(url, width)} ${width}w`).join(', ')
}

function matching(pattern: RegExp): Decoder<string> {
  return (value) => (pattern.test(string(value) ?? '') ? string(value) : undefined)
}
