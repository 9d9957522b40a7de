import { useEffect } from 'react'
import { metaDescription } from '../../catalog/plain-text.ts'
import type { Product } from '../../catalog/product.ts'
import { productData } from '../../catalog/structured-data.ts'
import { absoluteAddress, currentAddress } from '../../navigation/address.ts'
import { addStructuredData, hasStructuredData, setPageHead } from '../../navigation/page-head.ts'
import { productAddress } from '../../navigation/product-address.ts'
import { useWebsite } from '../ui/website.ts'

/**
 * Tells search engines of the product. Within our own website it takes the page's title and description too (spec 2);
 * a piece on somebody's page leaves those alone, and its data out where the page brings its own.
 */
export function useProductHead(product: Product): void {
  const website = useWebsite()
  const ownsHead = website?.ownsHead ?? false
  // Within a website the product's own address, without what a campaign has added to the page's.
  const path = productAddress(website?.router.address('/product/{id}') ?? '', product.id)
  useEffect(() => {
    const url = absoluteAddress(path) ?? currentAddress()
    const description = metaDescription(product)
    const data = productData(product, description, url)
    if (ownsHead) {
      const title = `${product.title} - Our Store`
      return setPageHead({ title, description, canonical: url, image: product.image, data: [data] })
    }
    return hasStructuredData('Product') ? undefined : addStructuredData(data)
  }, [product, ownsHead, path])
}
