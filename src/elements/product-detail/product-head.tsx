import { useEffect, useMemo } from 'react'
import { absoluteUrl, usePageHead } from '#page-head'
import { metaDescription } from '../../catalog/plain-text.ts'
import type { Product } from '../../catalog/product.ts'
import { productStructuredData } from '../../catalog/product-structured-data.ts'
import { addStructuredData, hasStructuredData } from '../../navigation/page-head.ts'
import { buildProductUrl } from '../../navigation/product-url.ts'
import { variantUrl } from '../../navigation/variant-url.ts'
import { productTexts } from '../../texts/en/product.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { useWebsite } from '../../ui/website-context.ts'

interface ProductHeadProps {
  /** The product. Undefined if it is still loading or has failed to load. */
  product?: Product
  isFailed?: boolean
}

/**
 * Adds structured data about the product for search engines, unless the page already has product data. On
 * `electrician-site` it also sets the page's title and description.
 */
export function ProductHead({ product, isFailed = false }: ProductHeadProps) {
  return product ? <LoadedHead product={product} /> : <StatusHead isFailed={isFailed} />
}

function StatusHead({ isFailed }: { isFailed: boolean }) {
  const text = useTexts(productTexts)
  usePageHead({
    title: text(isFailed ? 'product_page_failed' : 'product_page_loading'),
    description: text(isFailed ? 'product_not_shown' : 'product_description'),
    canonical: null,
    isNoIndex: isFailed,
  })
  return null
}

/** Returns the absolute URL of a picture, because search engines and social networks ignore relative ones. */
function absoluteImage(url: string): string | null {
  return /^https?:/i.test(url) ? url : url && absoluteUrl(url)
}

function LoadedHead({ product }: { product: Product }) {
  const text = useTexts(productTexts)
  const website = useWebsite()
  // The product's own URL, without the query parameters of the page's URL.
  const path = buildProductUrl(website?.router.href('/product/{id}') ?? '', product.id)
  const canonical = absoluteUrl(path)
  const data = useMemo(() => {
    const urlOf = (variantId?: string) =>
      canonical && variantId ? variantUrl(canonical, variantId) : canonical
    const found = productStructuredData(product, urlOf, absoluteImage)
    return found ? [found] : []
  }, [product, canonical])
  usePageHead({
    type: 'product',
    title: text('product_page_title', { title: product.title }),
    description: metaDescription(product),
    canonical,
    image: absoluteImage(product.image ?? ''),
    data,
  })
  const ownsHead = website?.ownsHead ?? false
  useEffect(() => {
    const [added] = data
    if (!added || ownsHead) return
    if (hasStructuredData('Product') || hasStructuredData('ProductGroup')) return
    return addStructuredData(added)
  }, [data, ownsHead])
  return null
}
