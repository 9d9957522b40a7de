import { decimalDigits, majorUnits } from './major-units.ts'
import { plainText } from './plain-text.ts'
import type { Product, Variant } from './product.ts'
import { orderKind } from './product-choices.ts'
import { hasPrice, shownPriceInCents } from './product-price.ts'
import { availableQuantity } from './stock.ts'

/** The options that schema.org has properties for. */
const PROPERTIES = {
  color: /^colou?rs?$/i,
  size: /^sizes?$/i,
  material: /^materials?$/i,
  pattern: /^patterns?$/i,
}

/**
 * Returns a product as structured data for search engines: a schema.org `Product` with an offer, or a
 * `ProductGroup` of several variants. Returns null if there is no offer, because search engines report a
 * product without one as an error.
 * @param urlOf returns the absolute URL of the product page, or of a variant with this ID; null if unknown
 * @param absoluteImage returns the absolute URL of a picture; null if unknown
 */
export function productStructuredData(
  product: Product,
  urlOf: (variantId?: string) => string | null,
  absoluteImage: (url: string) => string | null = (url) => url,
): object | null {
  const variants = product.variants.filter((variant) => hasOffer(product, variant))
  const [first] = variants
  if (!first) return null
  const pictures = product.images.length > 0 ? product.images.map(({ url }) => url) : [product.image ?? '']
  const images = pictures.flatMap((url) => absoluteImage(url) || [])
  const common = {
    name: product.title,
    // Uses the full description, because the limit of 160 characters applies only to the meta description.
    description: plainText(product.description ?? '') || product.title,
    ...(images.length > 0 && { image: images }),
  }
  const url = urlOf()
  if (variants.length === 1)
    return { '@type': 'Product', ...common, offers: [{ ...offerOf(product, first, url), name: first.title }] }
  const described = variants.map((variant) => ({ variant, properties: propertiesOf(product, variant) }))
  const varying = Object.keys(PROPERTIES).filter((name) => {
    const values = described.map(({ properties }) => properties[name])
    return values.every(Boolean) && new Set(values).size > 1
  })
  return {
    '@type': 'ProductGroup',
    ...common,
    ...(url && { url }),
    productGroupID: product.id,
    ...(varying.length > 0 && { variesBy: varying.map((name) => `https://schema.org/${name}`) }),
    hasVariant: described.map(({ variant, properties }) => {
      const image = absoluteImage(variant.image_url ?? '') || images[0]
      const variantUrl = urlOf(variant.id)
      return {
        '@type': 'Product',
        name: `${product.title}, ${variant.title}`,
        ...properties,
        ...(variant.sku && { sku: variant.sku }),
        ...(image && { image }),
        ...(variantUrl && { url: variantUrl }),
        offers: offerOf(product, variant, variantUrl),
      }
    }),
  }
}

/**
 * Subscriptions cannot be ordered online. Free bookings and donations of any amount have a price of 0, which
 * search engines would show as "0.00".
 */
function hasOffer(product: Product, variant: Variant): boolean {
  const kind = orderKind(product)
  if (!hasPrice(variant) || kind === 'subscription') return false
  return kind === 'cart' || shownPriceInCents(product, variant) > 0
}

function offerOf(product: Product, variant: Variant, url: string | null): object {
  return {
    '@type': 'Offer',
    ...(variant.sku && { sku: variant.sku }),
    price: majorUnits(shownPriceInCents(product, variant), variant.currency_info).toFixed(
      decimalDigits(variant.currency_info),
    ),
    priceCurrency: variant.currency.toUpperCase(),
    availability: `https://schema.org/${isAvailable(product, variant) ? 'InStock' : 'OutOfStock'}`,
    ...(url && { url }),
  }
}

/** Returns a variant's color, size, material and pattern, as far as its options have these names. */
function propertiesOf({ options }: Product, variant: Variant): Record<string, string> {
  const properties: Record<string, string> = {}
  for (const [name, title] of Object.entries(PROPERTIES)) {
    const option = options.find((each) => title.test(each.title.trim()))
    const value = option?.id && variant.options.find(({ option_id }) => option_id === option.id)?.value
    if (value) properties[name] = value
  }
  return properties
}

/** Returns whether search engines should list the variant as in stock. Unknown stock counts as available. */
function isAvailable(product: Product, variant: Variant): boolean {
  return product.purchasable && availableQuantity(variant) !== 0
}
