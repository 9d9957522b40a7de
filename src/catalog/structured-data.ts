import { effectivePriceInCents, hasPrice } from './price.ts'
import type { Product, Variant } from './product.ts'
import { availableQuantity } from './stock.ts'

/** A product for search engines: schema.org's `Product` with an offer for each priced variant. */
export function productData(product: Product, description: string, url: string | null): object {
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
    description,
    image: product.images.map((image) => image.url),
    ...(offers.length > 0 && { offers }),
  }
}

/** Unknown stock is not announced as missing. */
function isAvailable(product: Product, variant: Variant): boolean {
  return product.purchasable && availableQuantity(variant) !== 0
}
