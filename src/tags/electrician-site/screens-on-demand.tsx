// The website's screens for the modules of prerendered websites. Each screen is loaded when a visitor first opens it.
import { runLater } from '../../navigation/page-lifecycle.ts'
import { createRouter, type RouterOptions } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { ModuleOnDemand, type OnDemand, onDemand, type PropsOf } from '../../ui/module-on-demand.tsx'

const home = onDemand(async () => (await import('./home/home.tsx')).Home)
const success = onDemand(async () => (await import('../order-success/order-success.tsx')).OrderSuccess)
const store = onDemand(async () => (await import('../store-grid/store-grid.tsx')).StoreGrid)
const product = onDemand(async () => (await import('./product-screen.ts')).ProductDetail)

const screens: Partial<Record<Route['screen'], Pick<OnDemand<never>, 'load'>>> = {
  home,
  success,
  store,
  product,
}

/** How long to wait before the browser tries again to load the first screen. */
const RETRY_MS = 4000

/**
 * Loads the prerendered screen. Returns undefined if it has been loaded. Tries until it succeeds, because visitors can
 * read the prerendered page in the meantime.
 */
export function loadFirstScreen(options: RouterOptions): Promise<void> | undefined {
  const screen = screens[createRouter(options).location.getState().route.screen]
  const tryAgain = (): Promise<void> =>
    new Promise((resolve) => runLater(() => resolve(screen?.load()?.catch(tryAgain)), RETRY_MS))
  return screen?.load()?.catch(tryAgain)
}

/** Loads all screens in the background, so that visitors can open them without waiting. Ignores failures. */
export function loadAllScreens(): void {
  for (const { load } of [home, success, store, product]) load()?.catch(() => {})
}

/** Loads a product that the visitor may open next. */
export async function prefetchProduct(client: StoreClient, id: string): Promise<void> {
  const screen = await import('./product-screen.ts')
  screen.prefetchProduct(client, id)
}

/** Does nothing, because prerendered pages contain the store's responses. */
export function preloadScreen(): void {}

/** The home screen. */
export function Home(props: PropsOf<typeof home>) {
  return <ModuleOnDemand source={home} props={props} />
}

/** The success screen. */
export function OrderSuccess(props: PropsOf<typeof success>) {
  return <ModuleOnDemand source={success} props={props} />
}

/** The product listing. */
export function StoreGrid(props: PropsOf<typeof store>) {
  return <ModuleOnDemand source={store} props={props} />
}

/** The product page. */
export function ProductDetail(props: PropsOf<typeof product>) {
  return <ModuleOnDemand source={product} props={props} />
}
