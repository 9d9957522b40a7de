import type { ReactNode } from 'react'
import { absoluteUrl, usePageHead } from '#page-head'
import { Home, OrderSuccess, ProductDetail, StoreGrid } from '#screens'
import type { Business } from '../../business/business.ts'
import type { PageHead } from '../../navigation/page-head.ts'
import type { Router } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import type { QuoteFormat } from '../../quote/quote-format.ts'
import { RouteFailure } from './route-failure.tsx'

interface RouteSwitchProps {
  /** The current route. */
  route: Route
  /** Provides the URLs of other screens. */
  router: Router
  /** Facts about the business, such as its name and hours. */
  business: Business
  /** The client for the store; null for a website without a store. */
  client: StoreClient | null
  /** Whether visitors can search, filter and sort the products, and see related products. */
  browse: boolean | undefined
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** The screen for the current route. */
export function RouteSwitch({
  route,
  router,
  business,
  client,
  browse,
  quoteEndpoint,
  quoteFormat,
}: RouteSwitchProps) {
  const storeUrl = router.href('/store')
  const productUrl = router.href('/product/{id}')
  const isStoreScreen = ['store', 'product', 'success'].includes(route.screen)
  const isUnknown = route.screen === 'unknown' || (isStoreScreen && !client)
  const storeTitle = `Store - ${business.name}`

  return (
    <div className="screen" data-screen={route.screen}>
      {route.screen === 'home' && (
        <Home business={business} quoteEndpoint={quoteEndpoint} quoteFormat={quoteFormat} />
      )}
      {isUnknown && (
        <RouteFailure
          status="404 Not Found"
          message="This page doesn’t exist, or it has moved."
          phone={business.phone}
          hasStore={client !== null}
        />
      )}
      {route.screen === 'success' && client && (
        <Screen
          title={`Order Successful! - ${business.name}`}
          description="Your order has been placed."
          isNoIndex
        >
          <OrderSuccess storeUrl={storeUrl} homeUrl={router.href('/')} headingLevel={1} />
        </Screen>
      )}
      {route.screen === 'store' && client && (
        <Screen title={storeTitle} description={storeDescription(business)} canonical={absoluteUrl(storeUrl)}>
          <StoreGrid client={client} productUrl={productUrl} headingLevel={1} browse={browse} />
        </Screen>
      )}
      {route.screen === 'product' && client && (
        <ProductDetail
          key={route.id}
          client={client}
          productId={route.id}
          productParam="ee-product"
          storeUrl={storeUrl}
          headingLevel={1}
          contact={business}
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

/** A screen that also sets the title and other head elements of the page. */
function Screen({ children, ...head }: PageHead & { children: ReactNode }) {
  usePageHead(head)
  return children
}
