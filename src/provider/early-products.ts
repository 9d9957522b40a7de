import { sendEarly } from '../http/early-response.ts'
import { resolveOnPage } from '../navigation/page-address.ts'
import { STORE_REQUEST, type StoreAttributes, storeUrl } from './store-request.ts'

/**
 * Sends a product list's request before its element runs, which saves a round trip. Leaves it to the element
 * if that selects products, and to the adapter of a store with a type. Returns whether it was sent.
 */
export function requestProducts(grid: Element, store: StoreAttributes): boolean {
  const isSelecting = ['collection', 'product-ids', 'sort'].some((name) => grid.hasAttribute(name))
  // A prerendered list already contains its products, and `configure()` may set a store that the page does
  // not.
  const [host, storeId] = [store['storeHost']?.trim(), store['storeId']?.trim()]
  if (isSelecting || grid.shadowRoot || !host || !storeId || store['storeType']?.trim()) return false
  // The element rejects other hosts with a message.
  const isValid = /^(https?:\/\/|\/(?!\/))/i.test(host)
  const url = isValid && resolveOnPage(`${storeUrl({ host, storeId })}/products`)
  if (!url) return false
  try {
    sendEarly(url, STORE_REQUEST)
  } catch {
    // The element sends the request itself, for example if the page's own `fetch` fails.
  }
  return true
}
