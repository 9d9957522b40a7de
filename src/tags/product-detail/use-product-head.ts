import { useEffect } from 'react'
import { absoluteAddress, usePageHead } from '#page-head'
import { metaDescription } from '../../catalog/plain-text.ts'
import type { Product } from '../../catalog/product.ts'
import { productData } from '../../catalog/structured-data.ts'
import { addStructuredData, hasStructuredData } from '../../navigation/page-head.ts'
import { productAddress } from '../../navigation/product-address.ts'
import { useWebsite } from '../../ui/website.ts'

/**
 * Adds structured data about the product for search engines. Within our own website it also sets the page's title and
 * description (spec 2). On somebody's page it leaves those alone, and adds no data if the page has its own.
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
