import { type ReactNode, useEffect } from 'react'
import type { Product } from '../catalog/product.ts'
import { hasUnknownStock } from '../catalog/stock.ts'
import { note } from '../diagnostics/notes.ts'
import { embeddedProductFor, type EmbeddedProduct as Found } from '../provider/embedded-products.ts'
import { type StoreSettings, storeClientFor } from '../provider/store-client.ts'
import { storeTexts } from '../texts/en/store.ts'
import { errorText } from '../texts/error-text.ts'
import { useLocale, useTexts } from './element-context.tsx'
import { Failure } from './failure.tsx'
import { Notice } from './notice.tsx'
import { Text } from './text.tsx'
import { type AddFromCard, useAddFromCard } from './use-add-from-card.ts'
import { useResource, useStoreClient } from './use-store-data.ts'

/** The props of an element that shows one product. */
export interface EmbeddedProductProps {
  /** ID of the product. */
  productId?: string | undefined
}

interface LoadProductProps extends EmbeddedProductProps {
  /** The element's name for console messages, such as `product-card`. */
  name: string
  /** The content while the product loads. */
  placeholder: ReactNode
  /** Renders the product. Calling `add` adds the product to the cart. */
  children: (product: Product, add: AddFromCard) => ReactNode
}

/** Starts the requests that the first render needs. */
export function preloadEmbeddedProduct(store: StoreSettings, { productId }: EmbeddedProductProps): undefined {
  if (productId) void embeddedProductFor(storeClientFor(store), productId).preload()
}

/**
 * A single product outside a listing, with its loading and error states. Requests the product and its
 * inventory from the store.
 */
export function EmbeddedProduct({ productId, name, ...rest }: LoadProductProps) {
  return productId ? <LoadProduct productId={productId} name={name} {...rest} /> : <NoProduct name={name} />
}

function LoadProduct({ productId, ...props }: LoadProductProps & { productId: string }) {
  const { name, placeholder } = props
  const locale = useLocale()
  const text = useTexts(storeTexts)
  const resource = embeddedProductFor(useStoreClient(), productId)
  const state = useResource(resource)
  if (state.status === 'loading') return placeholder
  if (state.status === 'failed') {
    const message = errorText(state.error, locale, text('product_not_loaded'))
    return <Failure message={text('product_error', { message })} onRetry={resource.reload} />
  }
  return state.value ? (
    <FoundProduct {...props} found={state.value} productId={productId} />
  ) : (
    <MissingProduct name={name} productId={productId} />
  )
}

function FoundProduct({
  productId,
  name,
  children,
  found: { source, id },
}: LoadProductProps & { productId: string; found: Found }) {
  const text = useTexts(storeTexts)
  const state = useResource(source)
  const add = useAddFromCard(source)
  const loaded = state.status === 'loaded' ? state.value : null
  const product = loaded?.products.find((candidate) => candidate.id === id)
  if (!product) return <MissingProduct name={name} productId={productId} />
  return (
    <>
      {loaded?.isStockFailed && hasUnknownStock(product) && (
        <Failure message={text('stock_not_checked')} onRetry={source.reload} />
      )}
      {children(product, add)}
    </>
  )
}

/** A note for visitors, and an error message for the page's author. */
function MissingProduct({ name, productId }: { name: string; productId: string }) {
  const text = useTexts(storeTexts)
  useEffect(() => {
    const details = () => ({ tag: name, name: 'product-id' as const, text: productId })
    return note('not-in-store', details, { isBroken: true })
  }, [name, productId])
  return (
    <p className="small-note" part="notice">
      <Text>{text('product_gone')}</Text>
    </p>
  )
}

function NoProduct({ name }: { name: string }) {
  const text = useTexts(storeTexts)
  useEffect(() => note('no-product', () => ({ tag: name }), { isBroken: true }), [name])
  return <Notice>{text('no_product')}</Notice>
}
