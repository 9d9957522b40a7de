import { useStore } from 'zustand'
import { createRouter, type RouterOptions } from '../../navigation/router.ts'
import { prefetchProduct, productFor } from '../../provider/single-product.ts'
import { type StoreSettings, storeClientFor } from '../../provider/store-client.ts'
import { useCreateWebsite } from '../../ui/use-create-website.ts'
import { useFocusAndScroll } from '../../ui/use-focus-and-scroll.ts'
import { WebsiteProvider } from '../../ui/website-context.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { CartButton } from '../cart-button/cart-button.tsx'
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx'
import { OrderSuccess } from '../order-success/order-success.tsx'
import { ProductDetail } from '../product-detail/product-detail.tsx'
import { preloadStoreGrid, StoreGrid } from '../store-grid/store-grid.tsx'
import storeFront from './store-front.css?inline'

const ROUTING: RouterOptions = { routing: 'hash', hasSections: false }

interface StoreFrontProps {
  /** Whether visitors can search, filter and sort the products, and see related products. */
  browse?: boolean
}

/** The whole store, with hash routing: listing, product, cart and success screens, which request its data. */
export const StoreFront = withStyles([storeFront], Store)

function Store({ browse }: StoreFrontProps) {
  const website = useCreateWebsite({ ...ROUTING, ownsHead: false, prefetchProduct })
  const { router } = website
  const { route } = useStore(router.location)
  const screen = useFocusAndScroll<HTMLDivElement>(website)
  const storeUrl = router.href('/')
  const productUrl = router.href('/product/{id}')

  return (
    <WebsiteProvider value={website}>
      <div ref={screen} className="store-front">
        <div className="store-front-bar">
          <CartButton />
        </div>
        {route.screen === 'product' && (
          <ProductDetail
            key={route.id}
            productId={route.id}
            productParam="ee-product"
            storeUrl={storeUrl}
            related={browse}
            productUrl={productUrl}
          />
        )}
        {route.screen === 'success' && <OrderSuccess storeUrl={storeUrl} homeUrl={storeUrl} />}
        {route.screen !== 'product' && route.screen !== 'success' && (
          <StoreGrid productUrl={productUrl} browse={browse} />
        )}
      </div>
      <CartDrawer successUrl={router.href('/success')} />
    </WebsiteProvider>
  )
}

/** Starts the requests that the first render needs. */
export function preloadStoreFront(store: StoreSettings): Promise<void> | undefined {
  const { route } = createRouter(ROUTING).location.getState()
  if (route.screen === 'product') void productFor(storeClientFor(store), route.id).preload()
  else if (route.screen !== 'success') return preloadStoreGrid(store)
  return undefined
}
