import { plainText } from './plain-text.ts'
import { hasPrice, shownPriceInCents } from './price.ts'
import type { Product, Variant } from './product.ts'
import { availableQuantity } from './stock.ts'

/**
 * Returns a product as structured data for search engines, a schema.org `Product` with one offer per priced variant.
 * @param url absolute URL of the product page; without it, the offers have no link
 */
export function productStructuredData(product: Product, url: string | null): object {
  const images = product.images.map((image) => image.url)
  if (images.length === 0 && product.image) images.push(product.image)
  const offers = product.variants.filter(hasPrice).map((variant) => ({
    '@type': 'Offer',
    name: variant.title,
    ...(variant.sku && { sku: variant.sku }),
    price: (shownPriceInCents(product, variant) / 100).toFixed(2),
    priceCurrency: variant.currency.toUpperCase(),
    availability: `https://schema.org/${isAvailable(product, variant) ? 'InStock' : 'OutOfStock'}`,
    ...(url && { url }),
  }))
  return {
    '@type': 'Product',
    name: product.title,
    // Uses the full description, because the limit of 160 characters applies only to the meta description.
    description: plainText(product.description ?? '') || product.title,
    ...(images.length > 0 && { image: images }),
    ...(offers.length > 0 && { offers }),
  }
}

/** Returns whether search engines should list the variant as in stock. Unknown stock counts as available. */
function isAvailable(product: Product, variant: Variant): boolean {
  return product.purchasable && availableQuantity(variant) !== 0
}
