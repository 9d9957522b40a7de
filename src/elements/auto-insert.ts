import { drawerStore } from '../cart/drawer.ts'
import { dismissToast, toastStore } from '../toasts/toast-store.ts'
import { connectedElements, findConnected, hostOf } from './connected-elements.ts'
import { pageBody } from './page-body.ts'
import { prefixed } from './store-settings.ts'

/** Inserts a `cart-drawer` when the cart opens on a page without one, and a `toast-area` when a toast appears. */
export function autoInsertElements(): void {
  drawerStore.subscribe(({ isOpen, drawers }) => {
    if (isOpen && drawers.length === 0) insertElement('cart-drawer')
  })
  toastStore.subscribe(({ toast, outlets }) => {
    if (toast && outlets.length === 0) insertElement('toast-area')
  })
}

/** Adds an element to the end of the page, unless the page has one or the name is taken by a theme's own element. */
function insertElement(name: string): void {
  if (findConnected(name)) return
  const host = hostOf(document.createElement(prefixed(name)))
  if (!host) return
  host.isAutoInserted = true
  pageBody().append(host.element)
}

/** Removes the inserted elements when the last of the page's own elements has left. */
export function removeAutoInserted(): void {
  const hosts = [...connectedElements]
  if (!hosts.every(({ isAutoInserted }) => isAutoInserted)) return
  for (const { element } of hosts) element.remove()
  const { toast } = toastStore.getState()
  if (toast) dismissToast(toast.id)
}
