import { useEffect } from 'react'
import { note } from '../../diagnostics/notes.ts'
import { queryParameter } from '../../navigation/url.ts'
import { productFor } from '../../provider/single-product.ts'
import { type StoreSettings, storeClientFor } from '../../provider/store-client.ts'
import { productTexts } from '../../texts/en/product.ts'
import { storeTexts } from '../../texts/en/store.ts'
import { errorText } from '../../texts/error-text.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { Failure } from '../../ui/failure.tsx'
import type { HeadingLevel } from '../../ui/heading.tsx'
import loading from '../../ui/loading.css?inline'
import { Notice } from '../../ui/notice.tsx'
import picture from '../../ui/picture.css?inline'
import richText from '../../ui/rich-text.css?inline'
import { useIsTextReady } from '../../ui/sanitizer.ts'
import stepper from '../../ui/stepper.css?inline'
import { useResource, useStoreClient } from '../../ui/use-store-data.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { BackLink } from './back-link.tsx'
import carousel from './carousel.css?inline'
import loadingProduct from './loading-product.css?inline'
import { LoadingProduct } from './loading-product.tsx'
import productDetail from './product-detail.css?inline'
import { ProductStatus } from './product-status.tsx'
import { ProductView } from './product-view.tsx'
import styleChoice from './style-choice.css?inline'

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
export const ProductDetail = withStyles(
  [loading, picture, stepper, richText, carousel, productDetail, styleChoice, loadingProduct],
  Detail,
)

function Detail({
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
      <BackLink storeUrl={storeUrl} />
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
  store: StoreSettings,
  { productId, productParam }: Pick<ProductDetailProps, 'productId' | 'productParam'>,
): undefined {
  const id = productId || queryParameter(productParam)
  if (id) void productFor(storeClientFor(store), id).preload()
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
  const locale = useLocale()
  const text = useTexts(storeTexts)
  const resource = productFor(useStoreClient(), id)
  const state = useResource(resource)
  const isTextReady = useIsTextReady(state.status === 'loaded')

  if (state.status === 'failed') {
    const message = errorText(state.error, locale, text('product_not_loaded'))
    return (
      <>
        <ProductStatus headingLevel={headingLevel} isFailed />
        <Failure message={text('product_error', { message })} onRetry={resource.reload} />
      </>
    )
  }
  const product = state.status === 'loaded' && isTextReady && state.value.products[0]
  if (!product)
    return (
      <>
        <ProductStatus headingLevel={headingLevel} />
        <LoadingProduct />
      </>
    )
  return (
    <ProductView
      // Resets the variant, the picture and the quantity when the product changes.
      key={product.id}
      product={product}
      isStockFailed={state.value.isStockFailed}
      onRetryStock={resource.reload}
      headingLevel={headingLevel}
      relatedUrl={relatedUrl}
    />
  )
}

function NoProduct({ parameter }: { parameter: string }) {
  const text = useTexts(productTexts)
  useEffect(
    () => note('no-product', () => ({ tag: 'product-detail', parameter }), { isBroken: true }),
    [parameter],
  )
  return <Notice>{text('no_product_go_back')}</Notice>
}
