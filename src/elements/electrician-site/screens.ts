// The website's screens. Module builds load each screen when a visitor first opens it. The scripts contain
// all of them.
import { runWhenIdle } from '../../navigation/page-lifecycle.ts'
import { createRouter, type RouterOptions } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { StoreClient, StoreSettings } from '../../provider/store-client.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The other screens start to load this long after the page has loaded. */
const OTHER_SCREENS_MS = 3000

/** The home screen. */
export const Home = lazyPart(async () => (await import('./home/home-screen.tsx')).Home)

/** The success screen. */
export const OrderSuccess = lazyPart(async () => (await import('./success-screen.ts')).OrderSuccess)

/** The product listing. */
export const StoreGrid = lazyPart(async () => {
  const { BrowseListing, StoreGrid } = await import('./store-screen.ts')
  await BrowseListing.load()
  return StoreGrid
})

/** The product page. */
export const ProductDetail = lazyPart(async () => {
  const screen = await import('./product-screen.ts')
  const { CustomFieldInputs, DirectOrder, ProductHead, loadSanitizer } = screen
  await Promise.all([CustomFieldInputs, DirectOrder, ProductHead].map(({ load }) => load()))
  // Otherwise, a prerendered description would disappear until it is sanitized.
  await loadSanitizer()
  return screen.ProductDetail
})

/** The screens. Each is in a module such as `store-screen`, whose name the build uses to find its files. */
const screens = { home: Home, success: OrderSuccess, store: StoreGrid, product: ProductDetail }

/** Loads all screens, so that visitors can open them without waiting. */
export async function loadAllScreens(): Promise<void> {
  await Promise.all(Object.values(screens).map((screen) => screen.load()))
}

/** Loads all screens in the background, unless the visitor has enabled data saver mode. Ignores failures. */
export function loadScreensWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) runWhenIdle(() => void loadAllScreens().catch(() => {}), OTHER_SCREENS_MS)
}

/** Loads the first screen. Returns undefined if it has been loaded. */
export function loadFirstScreen(options: RouterOptions): Promise<unknown> | undefined {
  const { screen } = createRouter(options).location.getState().route
  return screen === 'unknown' ? undefined : screens[screen].load()
}

/** Starts the requests of the first screen. Ignores failures. */
export function preloadScreen(route: Route, store: StoreSettings): void {
  startRequests(route, store).catch(() => {})
}

async function startRequests(route: Route, store: StoreSettings): Promise<void> {
  if (route.screen === 'store') await (await import('./store-screen.ts')).preloadStoreGrid(store)
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
