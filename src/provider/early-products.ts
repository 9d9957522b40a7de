import { sendEarly } from '../http/early-response.ts'
import { resolveOnPage } from '../navigation/page-address.ts'
import { STORE_REQUEST, storeUrl } from './store-request.ts'

/**
 * Sends the request of a product list while the modules load, which saves a round trip. Leaves it to the element if the
 * element selects products, or if its store is not set by attributes in the document or on the script tag.
 */
export function requestProducts(grid: Element, script: HTMLElement | null | undefined): void {
  const host = settingOf('store-host', grid) ?? script?.dataset['storeHost']
  const storeId = settingOf('store-id', grid) ?? script?.dataset['storeId']
  const isSelecting = ['collection', 'product-ids', 'sort'].some((name) => grid.hasAttribute(name))
  // A prerendered list already contains its products, and `configure()` may set a store that the page does not.
  if (isSelecting || grid.shadowRoot || grid.getRootNode() !== document || !host || !storeId) return
  // The element rejects other hosts with a message.
  if (!/^(https?:\/\/|\/(?!\/))/i.test(host.trim())) return
  const url = `${storeUrl({ host: host.trim(), storeId: storeId.trim() })}/products`
  const absolute = resolveOnPage(url)
  if (absolute) sendEarly(absolute, STORE_REQUEST)
}

function settingOf(name: string, element: Element): string | null | undefined {
  return element.closest(`[${name}]`)?.getAttribute(name)
}
