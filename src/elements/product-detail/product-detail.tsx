import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { queryParameter } from '../../navigation/url.ts'
import { productResourceFor } from '../../provider/product-resource.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { Failure } from '../../ui/failure.tsx'
import type { HeadingLevel } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useIsTextReady } from '../../ui/sanitizer.ts'
import { useStoreClient } from '../../ui/store-client-context.ts'
import { LoadingProduct } from './loading-product.tsx'
import { ProductStatus } from './product-status.tsx'
import { ProductView } from './product-view.tsx'

interface ProductDetailProps {
  /** ID of the product. */
  productId?: string
  /** Name of the query parameter that contains the ID, if `productId` is missing. */
  productParam: string
  /** The URL that "Back to Store" links to. */
  storeUrl: string
  /** The level of the product's heading. */
  headingLevel?: HeadingLevel
  /** Whether to show related products. */
  related?: boolean | undefined
  /** The URL pattern of product pages, with `{id}` for the product's ID. */
  productUrl?: string
}

/** A product with a link back to the store. Requests the product and its inventory from the store. */
export function ProductDetail({
  productId,
  productParam,
  storeUrl,
  headingLevel = 2,
  related,
  productUrl = productId ? '/product/{id}' : `?${encodeURIComponent(productParam.toWellFormed())}={id}`,
}: ProductDetailProps) {
  const id = productId || queryParameter(productParam)
  return (
    <div className="product-detail">
      <Link className="back-link" href={storeUrl} goesBack>
        <ArrowLeft />
        Back to Store
      </Link>
      {id ? (
        <LoadedProduct id={id} headingLevel={headingLevel} relatedUrl={related ? productUrl : undefined} />
      ) : (
        <NoProduct parameter={productParam} />
      )}
    </div>
  )
}

/** Starts the requests that the first render needs. */
export function preloadProductDetail(
  client: StoreClient,
  { productId, productParam }: ProductDetailProps,
): undefined {
  const id = productId || queryParameter(productParam)
  if (id) void productResourceFor(client, id).preload()
}

interface LoadedProductProps {
  /** ID of the product. */
  id: string
  /** The level of the product's heading. */
  headingLevel: HeadingLevel
  /** The URL pattern for related products; undefined to show no related products. */
  relatedUrl: string | undefined
}

function LoadedProduct({ id, headingLevel, relatedUrl }: LoadedProductProps) {
  const client = useStoreClient()
  const resource = useMemo(() => productResourceFor(client, id), [client, id])
  const state = useStore(resource.state)
  useEffect(() => resource.retain(), [resource])

  const isTextReady = useIsTextReady(state.status === 'loaded')

  if (state.status === 'loading' || (state.status === 'loaded' && !isTextReady))
    return (
      <>
        <ProductStatus headingLevel={headingLevel} />
        <LoadingProduct />
      </>
    )
  if (state.status === 'failed') {
    return (
      <>
        <ProductStatus headingLevel={headingLevel} isFailed />
        <Failure message={`Error loading product: ${state.message}`} onRetry={resource.preload} />
      </>
    )
  }
  return (
    <ProductView
      // Resets the variant, the picture and the quantity when the product changes.
      key={state.product.id}
      product={state.product}
      stock={state.stock}
      onRetryStock={resource.checkStock}
      headingLevel={headingLevel}
      relatedUrl={relatedUrl}
    />
  )
}

function NoProduct({ parameter }: { parameter: string }) {
  useEffect(
    () =>
      console.error(
        `<product-detail> has no product to show. Set product-id="…", or add ?${parameter}=… to links to this page.`,
      ),
    [parameter],
  )
  return <Notice>No product was chosen. Please go back to the store and choose one.</Notice>
}
