// The website's screens. Module builds load each screen when a visitor first opens it. The scripts contain
// all of them.
import { runWhenIdle } from '../../navigation/page-lifecycle.ts'
import { createRouter, type RouterOptions } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { StoreClient, StoreSettings } from '../../provider/store-client.ts'
import { type LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import { loadHomeParts } from './home/home-parts.tsx'

/** The other screens start to load this long after the page has loaded. */
const OTHER_SCREENS_MS = 3000

/** Adds the website's styles. Not used on prerendered pages, which link to a stylesheet. */
export const SiteStyles = lazyPart(
  async () => withStyles((await import('./styles.ts')).siteStyles, () => null),
  null,
)

/** The home screen, which appears when all of its parts have been loaded. */
export const Home = lazyPart(async () => {
  const [{ Home }] = await Promise.all([import('./home/home.tsx'), loadHomeParts()])
  return Home
})

/** The footer of all screens. */
export const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer)

/** Sets the page's head while a screen is shown. */
export const ScreenHead = lazyPart(async () => (await import('./screen-head.tsx')).ScreenHead, null)

/** The success screen. */
export const OrderSuccess = lazyPart(async () => {
  const [screen, { orderSuccessStyles }] = await Promise.all([
    import('../order-success/order-success.tsx'),
    import('../order-success/styles.ts'),
  ])
  return withStyles(orderSuccessStyles, screen.OrderSuccess)
})

/** The product listing. */
export const StoreGrid = lazyPart(async () => {
  const [screen, { storeGridStyles }] = await Promise.all([
    import('../store-grid/store-grid.tsx'),
    import('../store-grid/styles.ts'),
    import('../store-grid/browse/browse-listing.tsx'),
  ])
  // A prerendered listing may contain this part.
  await screen.BrowseListing.load()
  return withStyles(storeGridStyles, screen.StoreGrid)
})

/** The product page. */
export const ProductDetail = lazyPart(async () => {
  const [screen] = await Promise.all([
    import('./product-screen.ts'),
    import('../product-detail/direct-order/direct-order.tsx'),
    import('../product-detail/product-head.tsx'),
  ])
  // A prerendered page may contain these parts. Its description would disappear until it is sanitized.
  const { CustomFieldInputs, DirectOrder, ProductHead, loadSanitizer } = screen
  await Promise.all([CustomFieldInputs, DirectOrder, ProductHead].map(({ load }) => load()))
  await loadSanitizer()
  return withStyles(screen.productDetailStyles, screen.ProductDetail)
})

type Loaded = Pick<LazyPart<never>, 'load'>

/** What each screen needs. `build/site/website-modules.ts` lists the files. */
const screens: Record<Route['screen'], readonly Loaded[]> = {
  home: [Home],
  success: [OrderSuccess, ScreenHead],
  store: [StoreGrid, ScreenHead],
  product: [ProductDetail],
  unknown: [ScreenHead],
}

/** Loads all screens, so that visitors can open them without waiting. */
export async function loadAllScreens(): Promise<void> {
  await loadAll([Footer, ...Object.values(screens).flat()])
}

/** Loads all screens in the background, unless the visitor has turned on data saver mode. Ignores failures. */
export function loadScreensWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) runWhenIdle(() => void loadAllScreens().catch(() => {}), OTHER_SCREENS_MS)
}

/** Loads the first screen. Returns undefined if it has been loaded. A prerendered page links to the styles. */
export function loadFirstScreen(options: RouterOptions): Promise<unknown> | undefined {
  const { screen } = createRouter(options).location.getState().route
  return loadAll([...(options.path === undefined ? [SiteStyles] : []), Footer, ...screens[screen]])
}

function loadAll(parts: readonly Loaded[]): Promise<unknown> | undefined {
  const loading = parts.flatMap(({ load }) => load() ?? [])
  return loading.length > 0 ? Promise.all(loading) : undefined
}

/** Starts the requests of the first screen. Ignores failures. */
export function preloadScreen(route: Route, store: StoreSettings): void {
  startRequests(route, store).catch(() => {})
}

async function startRequests(route: Route, store: StoreSettings): Promise<void> {
  if (route.screen === 'store') await (await import('../store-grid/store-grid.tsx')).preloadStoreGrid(store)
  if (route.screen === 'product')
    (await import('./product-screen.ts')).preloadProductDetail(store, {
      productId: route.id,
      productParam: '',
    })
}

/** Loads a product that the visitor may open next, and its screen. Ignores failures. */
export function prefetchProduct(client: StoreClient, id: string): void {
  Promise.all([import('./product-screen.ts'), ProductDetail.load()]).then(
    ([screen]) => screen.prefetchProduct(client, id),
    () => {},
  )
}
