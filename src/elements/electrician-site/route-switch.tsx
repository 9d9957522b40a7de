import type { Router } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { QuoteFormat } from '../../quote/quote-format.ts'
import { websiteTexts } from '../../texts/en/website.ts'
import { useBusiness, useHasStore, useTexts } from '../../ui/element-context.tsx'
import { RouteFailure } from './route-failure.tsx'
import { ScreenHead } from './screen-head.tsx'
import { Home, OrderSuccess, ProductDetail, StoreGrid } from './screens.ts'

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
  const text = useTexts(websiteTexts)
  const { name, trade } = useBusiness()
  const hasStore = useHasStore()
  const storeUrl = router.href('/store')
  const productUrl = router.href('/product/{id}')
  const isStoreScreen = ['store', 'product', 'success'].includes(route.screen)
  const isUnknown = route.screen === 'unknown' || (isStoreScreen && !hasStore)
  const storeDescription = trade.type === 'Electrician' ? 'electrician_store' : 'store_description'

  return (
    <div className="screen" data-screen={route.screen}>
      {route.screen === 'home' && <Home quoteEndpoint={quoteEndpoint} quoteFormat={quoteFormat} />}
      {isUnknown && <RouteFailure status={text('not_found_status')} lead={text('not_found')} />}
      {route.screen === 'success' && hasStore && (
        <>
          <ScreenHead
            title={text('success_page_title', { name })}
            description={text('success_description')}
            isNoIndex
          />
          <OrderSuccess storeUrl={storeUrl} homeUrl={router.href('/')} headingLevel={1} />
        </>
      )}
      {route.screen === 'store' && hasStore && (
        <>
          <ScreenHead
            title={text('store_page_title', { name })}
            description={text(storeDescription, { name })}
            url={storeUrl}
          />
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
