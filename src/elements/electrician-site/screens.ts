// The website's screens. The modules of the prerendered website use `screens-on-demand.tsx` instead, through the import
// `#screens` (package.json).
import { createRouter, type RouterOptions } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import { productListFor } from '../../provider/product-list.ts'
import { productFor } from '../../provider/single-product.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { loadSanitizer } from '../../ui/sanitizer.ts'

export { prefetchProduct } from '../../provider/single-product.ts'
export { OrderSuccess } from '../order-success/order-success.tsx'
export { ProductDetail } from '../product-detail/product-detail.tsx'
export { StoreGrid } from '../store-grid/store-grid.tsx'
export { Home } from './home/home.tsx'

/**
 * Loads the sanitizer for a prerendered product page, whose description would otherwise disappear until it is sanitized.
 * The scripts contain all screens. Returns undefined if everything has been loaded.
 */
export function loadFirstScreen(options: RouterOptions): Promise<void> | undefined {
  if (!options.path) return undefined
  const { route } = createRouter(options).location.getState()
  return route.screen === 'product' ? loadSanitizer() : undefined
}

/** Starts the requests of the first screen. */
export function preloadScreen(route: Route, client: StoreClient): void {
  if (route.screen === 'store') void productListFor(client).preload()
  if (route.screen === 'product') void productFor(client, route.id).preload()
}
