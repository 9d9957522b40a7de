// The website's screens. Module builds load each screen when a visitor first opens it. The scripts contain all of them.
import { createRouter, type RouterOptions } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { type LazyPart, lazyPart } from '../../ui/lazy-part.tsx'

/** The home screen. */
export const Home = lazyPart(async () => (await import('./home/home.tsx')).Home)

/** The success screen. */
export const OrderSuccess = lazyPart(
  async () => (await import('../order-success/order-success.tsx')).OrderSuccess,
)

/** The product listing. */
export const StoreGrid = lazyPart(async () => {
  const [screen] = await Promise.all([
    import('../store-grid/store-grid.tsx'),
    import('../store-grid/browse/browse-listing.tsx'),
  ])
  // A prerendered listing may contain this part.
  await screen.BrowseListing.load()
  return screen.StoreGrid
})

/** The product page. */
export const ProductDetail = lazyPart(async () => {
  const [screen] = await Promise.all([
    import('./product-screen.ts'),
    import('../product-detail/direct-order/direct-order.tsx'),
  ])
  // A prerendered page may contain this part. Its description would disappear until it is sanitized.
  await Promise.all([screen.DirectOrder.load(), screen.loadSanitizer()])
  return screen.ProductDetail
})

const screens: Partial<Record<Route['screen'], Pick<LazyPart<never>, 'load'>>> = {
  home: Home,
  success: OrderSuccess,
  store: StoreGrid,
  product: ProductDetail,
}

/** Loads all screens in the background, so that visitors can open them without waiting. Ignores failures. */
export function loadAllScreens(): void {
  for (const { load } of Object.values(screens)) load()?.catch(() => {})
}

/** Loads the first screen. Returns undefined if it has been loaded. */
export function loadFirstScreen(options: RouterOptions): Promise<void> | undefined {
  return screens[createRouter(options).location.getState().route.screen]?.load()
}

/** Starts the requests of the first screen. Ignores failures. */
export function preloadScreen(route: Route, client: StoreClient): void {
  startRequests(route, client).catch(() => {})
}

async function startRequests(route: Route, client: StoreClient): Promise<void> {
  if (route.screen === 'store') await (await import('../store-grid/store-grid.tsx')).preloadStoreGrid(client)
  if (route.screen === 'product')
    await (await import('./product-screen.ts')).productFor(client, route.id).preload()
}

/** Loads a product that the visitor may open next, and its screen. Ignores failures. */
export function prefetchProduct(client: StoreClient, id: string): void {
  Promise.all([import('./product-screen.ts'), ProductDetail.load()]).then(
    ([screen]) => screen.prefetchProduct(client, id),
    () => {},
  )
}
