import { usePageHead } from '#page-head'
import type { Business } from '../../business/business.ts'
import type { Router } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { Heading } from '../../ui/heading.tsx'
import { OrderSuccess } from '../order-success/order-success.tsx'
import { ProductDetail } from '../product-detail/product-detail.tsx'
import { StoreGrid } from '../store-grid/store-grid.tsx'
import { Home } from './home/home.tsx'
import { RouteFailure } from './route-failure.tsx'

interface RouteSwitchProps {
  route: Route
  router: Router
  business: Business
  client: StoreClient | null
  storeProblem: string | undefined
  quoteEndpoint: string | undefined
}

/** The screen that the address names. */
export function RouteSwitch({
  route,
  router,
  business,
  client,
  storeProblem,
  quoteEndpoint,
}: RouteSwitchProps) {
  const address = (path: string) => router.address(path)

  return (
    <div className="screen" data-screen={route.screen}>
      {route.screen === 'home' && <Home business={business} quoteEndpoint={quoteEndpoint} />}
      {route.screen === 'unknown' && (
        <RouteFailure
          status="404 Not Found"
          message="This page doesn’t exist, or it has moved."
          phone={business.phone}
        />
      )}
      {route.screen === 'success' && (
        <SuccessScreen business={business} storeUrl={address('/store')} homeUrl={address('/')} />
      )}
      {(route.screen === 'store' || route.screen === 'product') && !client && (
        <SetupNote screen={route.screen} business={business} sentence={storeProblem} />
      )}
      {route.screen === 'store' && client && (
        <StoreScreen business={business} client={client} productUrl={address('/product/{id}')} />
      )}
      {route.screen === 'product' && client && (
        <ProductDetail
          key={route.id}
          client={client}
          productId={route.id}
          productParam="product"
          storeUrl={address('/store')}
          headingLevel={1}
        />
      )}
    </div>
  )
}

interface SetupNoteProps {
  screen: 'store' | 'product'
  business: Business
  sentence: string | undefined
}

/** What a screen of the store shows while the page does not name the store. */
function SetupNote({ screen, business, sentence }: SetupNoteProps) {
  usePageHead({
    title: screen === 'store' ? `Store - ${business.name}` : 'Product - Our Store',
    description: `The store of ${business.name} is not set up yet.`,
    canonical: null,
    isUnlisted: true,
  })
  return (
    <>
      <Heading level={1}>Our Store</Heading>
      <p className="setup-note">{sentence}</p>
    </>
  )
}

function StoreScreen({ business, ...grid }: { business: Business; client: StoreClient; productUrl: string }) {
  usePageHead({
    title: `Store - ${business.name}`,
    description: `Electrical products and merchandise from ${business.name}.`,
    canonical: null,
  })
  return <StoreGrid {...grid} headingLevel={1} />
}

function SuccessScreen({ business, ...urls }: { business: Business; storeUrl: string; homeUrl: string }) {
  usePageHead({
    title: `Order Successful! - ${business.name}`,
    description: 'Your order has been placed.',
    canonical: null,
    isUnlisted: true,
  })
  return <OrderSuccess {...urls} headingLevel={1} />
}
