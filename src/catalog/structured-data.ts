import { plainText } from './plain-text.ts'
import { effectivePriceInCents, hasPrice } from './price.ts'
import type { Product, Variant } from './product.ts'
import { availableQuantity } from './stock.ts'

/** A product for search engines: schema.org's `Product` with an offer for each priced variant. */
export function productStructuredData(product: Product, url: string | null): object {
  const pictures = product.images.map((image) => image.url)
  if (pictures.length === 0 && product.image) pictures.push(product.image)
  const offers = product.variants.filter(hasPrice).map((variant) => ({
    '@type': 'Offer',
    name: variant.title,
    ...(variant.sku && { sku: variant.sku }),
    price: (effectivePriceInCents(variant) / 100).toFixed(2),
    priceCurrency: variant.currency.toUpperCase(),
    availability: `https://schema.org/${isAvailable(product, variant) ? 'InStock' : 'OutOfStock'}`,
    ...(url && { url }),
  }))
  return {
    '@type': 'Product',
    name: product.title,
    // In full; only the page's meta description has a limit.
    description: plainText(product.description ?? '') || product.title,
    ...(pictures.length > 0 && { image: pictures }),
    ...(offers.length > 0 && { offers }),
  }
}

/** Unknown stock is not announced as missing. */
function isAvailable(product: Product, variant: Variant): boolean {
  return product.purchasable && availableQuantity(variant) !== 0
}
