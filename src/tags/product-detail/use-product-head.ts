import { useEffect } from 'react'
import { absoluteAddress } from '#absolute-address'
import { usePageHead } from '#page-head'
import { metaDescription } from '../../catalog/plain-text.ts'
import type { Product } from '../../catalog/product.ts'
import { productData } from '../../catalog/structured-data.ts'
import { addStructuredData, hasStructuredData } from '../../navigation/page-head.ts'
import { productAddress } from '../../navigation/product-address.ts'
import { useWebsite } from '../../ui/website.ts'

/**
 * Tells search engines of the product. Within our own website it takes the page's title and description too (spec 2);
 * a piece on somebody's page leaves those alone, and its data out where the page brings its own.
 */
export function useProductHead(product: Product): void {
  const website = useWebsite()
  // Within a website the product's own address, without what a campaign has added to the page's.
  const path = productAddress(website?.router.address('/product/{id}') ?? '', product.id)
  const canonical = absoluteAddress(path)
  const data = productData(product, canonical)
  usePageHead({
    title: `${product.title} - Our Store`,
    description: metaDescription(product),
    canonical,
    image: product.image,
    data: [data],
  })
  const own = website?.ownsHead ? '' : JSON.stringify(data)
  useEffect(
    () => (own && !hasStructuredData('Product') ? addStructuredData(JSON.parse(own)) : undefined),
    [own],
  )
}
