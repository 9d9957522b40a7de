// The website's screens for the modules of prerendered websites. Each screen is loaded when a visitor first opens it.
import { createRouter, type RouterOptions } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { type ComponentLoader, createComponentLoader, type PropsOf } from '../../ui/component-loader.ts'
import { OnDemand } from '../../ui/on-demand.tsx'

const home = createComponentLoader(async () => (await import('./home/home.tsx')).Home)
const success = createComponentLoader(
  async () => (await import('../order-success/order-success.tsx')).OrderSuccess,
)
const store = createComponentLoader(async () => (await import('../store-grid/store-grid.tsx')).StoreGrid)
// A prerendered description would disappear until it is sanitized, so the sanitizer loads with the screen.
const product = createComponentLoader(async () => {
  const screen = await import('./product-screen.ts')
  await screen.loadSanitizer()
  return screen.ProductDetail
})

const loaders: Partial<Record<Route['screen'], Pick<ComponentLoader<never>, 'loadPersistently'>>> = {
  home,
  success,
  store,
  product,
}

/** Loads the prerendered screen. Returns undefined if it has been loaded. */
export function loadFirstScreen(options: RouterOptions): Promise<void> | undefined {
  return loaders[createRouter(options).location.getState().route.screen]?.loadPersistently()
}

/** Loads all screens in the background, so that visitors can open them without waiting. Ignores failures. */
export function loadAllScreens(): void {
  for (const { load } of [home, success, store, product]) load()?.catch(() => {})
}

/** Loads a product that the visitor may open next, and its screen. Ignores failures. */
export function prefetchProduct(client: StoreClient, id: string): void {
  Promise.all([import('./product-screen.ts'), product.load()]).then(
    ([screen]) => screen.prefetchProduct(client, id),
    () => {},
  )
}

/** Does nothing, because prerendered pages contain the store's responses. */
export function preloadScreen(): void {}

/** The home screen. */
export function Home(props: PropsOf<typeof home>) {
  return <OnDemand loader={home} props={props} />
}

/** The success screen. */
export function OrderSuccess(props: PropsOf<typeof success>) {
  return <OnDemand loader={success} props={props} />
}

/** The product listing. */
export function StoreGrid(props: PropsOf<typeof store>) {
  return <OnDemand loader={store} props={props} />
}

/** The product page. */
export function ProductDetail(props: PropsOf<typeof product>) {
  return <OnDemand loader={product} props={props} />
}
