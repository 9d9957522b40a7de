import { type ReactNode, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { hasUnknownStock } from '../catalog/stock.ts'
import { embeddedProductFor } from '../provider/embedded-products.ts'
import type { ProductList, ProductListState } from '../provider/product-list.ts'
import type { StoreClient } from '../provider/store-client.ts'
import { Failure } from './failure.tsx'
import { Notice } from './notice.tsx'
import { useStoreClient } from './store-client-context.ts'
import { Text } from './text.tsx'
import { PRODUCT_MISSING } from './texts.ts'
import { type AddFromCard, useAddFromCard } from './use-add-from-card.ts'

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
export function preloadEmbeddedProduct(client: StoreClient, { productId }: EmbeddedProductProps): undefined {
  if (productId) embeddedProductFor(client, productId).source.getState().load()
}

/**
 * A single product outside a listing, with its loading and error states. Requests the product and its inventory from
 * the store.
 */
export function EmbeddedProduct({ productId, name, ...rest }: LoadProductProps) {
  return productId ? <LoadProduct productId={productId} name={name} {...rest} /> : <NoProduct name={name} />
}

/** The loading state that is used until the product's list is known. */
const noList = createStore<ProductListState>(() => ({ status: 'loading' }))

function LoadProduct({ productId, name, placeholder, children }: LoadProductProps & { productId: string }) {
  const client = useStoreClient()
  const { source } = useMemo(() => embeddedProductFor(client, productId), [client, productId])
  const { list, load, find, isAlone } = useStore(source)
  const state = useStore(list?.state ?? noList)
  useEffect(() => void source.getState().load(), [source])
  const product = state.status === 'loaded' ? find(state.products) : undefined
  const isMissing =
    isAlone && (state.status === 'failed' ? state.isMissing === true : state.status === 'loaded' && !product)
  if (isMissing) return <MissingProduct name={name} productId={productId} />
  if (state.status === 'failed')
    return <Failure message={`Error loading product: ${state.message}`} onRetry={load} />
  if (state.status === 'loading' || !list || !product) return placeholder
  return (
    <>
      {state.stock === 'failed' && hasUnknownStock(product) && (
        <Failure
          message="We couldn’t check whether this is in stock, so it can’t be added to the cart yet."
          onRetry={list.checkStock}
        />
      )}
      <LoadedProduct product={product} list={list}>
        {children}
      </LoadedProduct>
    </>
  )
}

interface LoadedProductProps extends Pick<LoadProductProps, 'children'> {
  /** The product to show. */
  product: Product
  /** The list that contains the product. */
  list: ProductList
}

function LoadedProduct({ product, list, children }: LoadedProductProps) {
  return children(product, useAddFromCard(list, useStoreClient().settings))
}

/** A note for visitors, and an error message for the page's author. */
function MissingProduct({ name, productId }: { name: string; productId: string }) {
  useEffect(
    () =>
      console.error(
        `<${name} product-id="${productId}">: the store has no product with this ID. Visitors see a note instead. If the product was deleted, remove the element or set another product-id.`,
      ),
    [name, productId],
  )
  return (
    <p className="missing-note" part="notice">
      <Text>{PRODUCT_MISSING}</Text>
    </p>
  )
}

function NoProduct({ name }: { name: string }) {
  useEffect(() => console.error(`<${name}> has no product to show. Set product-id="…".`), [name])
  return <Notice>No product was chosen.</Notice>
}
