import { sendEarly } from '../http/early-response.ts'
import { resolveOnPage } from '../navigation/page-address.ts'
import { STORE_REQUEST, type StoreAttributes, storeUrl } from './store-request.ts'

/**
 * Sends the request of a product list while the modules load, which saves a round trip. Leaves it to the element if the
 * element selects products, and to the adapter of a store with a type.
 */
export function requestProducts(grid: Element, store: StoreAttributes): void {
  const isSelecting = ['collection', 'product-ids', 'sort'].some((name) => grid.hasAttribute(name))
  // A prerendered list already contains its products, and `configure()` may set a store that the page does not.
  const [host, storeId] = [store['storeHost']?.trim(), store['storeId']?.trim()]
  if (isSelecting || grid.shadowRoot || !host || !storeId || store['storeType']) return
  // The element rejects other hosts with a message.
  if (!/^(https?:\/\/|\/(?!\/))/i.test(host)) return
  const absolute = resolveOnPage(`${storeUrl({ host, storeId })}/products`)
  if (absolute) sendEarly(absolute, STORE_REQUEST)
}
