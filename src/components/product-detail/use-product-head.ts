import { useEffect } from 'react'
import { metaDescription } from '../../catalog/plain-text.ts'
import type { Product } from '../../catalog/product.ts'
import { productData } from '../../catalog/structured-data.ts'
import { currentAddress } from '../../navigation/address.ts'
import { addStructuredData, hasStructuredData, setPageHead } from '../../navigation/page-head.ts'
import { useWebsite } from '../ui/website.ts'

/**
 * Tells search engines of the product. Within our own website it takes the page's title and description too (spec 2);
 * a piece on somebody's page leaves those alone, and its data out where the page brings its own.
 */
export function useProductHead(product: Product): void {
  const ownsHead = useWebsite()?.ownsHead ?? false
  useEffect(() => {
    const url = currentAddress()
    const description = metaDescription(product)
    const data = productData(product, description, url)
    if (ownsHead) {
      const title = `${product.title} - Our Store`
      return setPageHead({ title, description, canonical: url, image: product.image, data: [data] })
    }
    return hasStructuredData('Product') ? undefined : addStructuredData(data)
  }, [product, ownsHead])
}
