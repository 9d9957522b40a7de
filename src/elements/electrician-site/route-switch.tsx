import type { Business } from '../../business/business.ts'
import type { Router } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { QuoteFormat } from '../../quote/quote-format.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { useHasStore } from '../../ui/store-settings-context.ts'
import { RouteFailure } from './route-failure.tsx'
import { Home, OrderSuccess, ProductDetail, ScreenHead, StoreGrid } from './screens.ts'

interface RouteSwitchProps {
  /** The current route. */
  route: Route
  /** Provides the URLs of other screens. */
  router: Router
  /** Whether visitors can search, filter and sort the products, and see related products. */
  browse: boolean | undefined
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** The screen for the current route. */
export function RouteSwitch({ route, router, browse, quoteEndpoint, quoteFormat }: RouteSwitchProps) {
  const business = useBusiness()
  const hasStore = useHasStore()
  const storeUrl = router.href('/store')
  const productUrl = router.href('/product/{id}')
  const isStoreScreen = ['store', 'product', 'success'].includes(route.screen)
  const isUnknown = route.screen === 'unknown' || (isStoreScreen && !hasStore)
  const storeTitle = `Store - ${business.name}`

  return (
    <div className="screen" data-screen={route.screen}>
      {route.screen === 'home' && <Home quoteEndpoint={quoteEndpoint} quoteFormat={quoteFormat} />}
      {isUnknown && (
        <RouteFailure status="404 Not Found" message="This page doesn’t exist, or it has moved." />
      )}
      {route.screen === 'success' && hasStore && (
        <>
          <ScreenHead
            title={`Order Successful! - ${business.name}`}
            description="Your order has been placed."
            isNoIndex
          />
          <OrderSuccess storeUrl={storeUrl} homeUrl={router.href('/')} headingLevel={1} />
        </>
      )}
      {route.screen === 'store' && hasStore && (
        <>
          <ScreenHead title={storeTitle} description={storeDescription(business)} url={storeUrl} />
          <StoreGrid productUrl={productUrl} headingLevel={1} browse={browse} />
        </>
      )}
      {route.screen === 'product' && hasStore && (
        <ProductDetail
          key={route.id}
          productId={route.id}
          productParam="ee-product"
          storeUrl={storeUrl}
          headingLevel={1}
          related={browse}
          productUrl={productUrl}
        />
      )}
    </div>
  )
}

function storeDescription({ name, trade }: Business): string {
  return `${trade.type === 'Electrician' ? 'Electrical products' : 'Products'} and merchandise from ${name}.`
}
