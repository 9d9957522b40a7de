import { drawerStore } from '../cart/drawer.ts'
import { dismissToast, toastStore } from '../toasts/toast-store.ts'
import { connectedElements, type ElementEdge, edgeOf, findConnected } from './connected-elements.ts'
import { pageBody } from './page-body.ts'
import { prefixed } from './store-settings.ts'

/**
 * Parts of a page belong together: a cart opened where there is no `cart-drawer` adds one, a toast raised where there is
 * no `toast-area` adds one. They leave again with the last of the page's own tags.
 */
export function keepCompanions(): void {
  drawerStore.subscribe(({ isOpen, drawers }) => {
    if (isOpen && drawers.length === 0) ensureCompanion('cart-drawer')
  })
  toastStore.subscribe(({ toast, outlets }) => {
    if (toast && outlets.length === 0) ensureCompanion('toast-area')
  })
}

/** Returns the page's element of that name, or one that we add to the end of the page; undefined where a theme has the tag. */
export function ensureCompanion(name: string): ElementEdge | undefined {
  const present = findConnected(name)
  if (present) return present
  const edge = edgeOf(document.createElement(prefixed(name)))
  if (edge) {
    edge.isInserted = true
    pageBody().append(edge.element)
  }
  return edge
}

/** Called when a tag has gone. */
export function removeLonelyCompanions(): void {
  const edges = [...connectedElements]
  if (!edges.every(({ isInserted }) => isInserted)) return
  for (const { element } of edges) element.remove()
  const { toast } = toastStore.getState()
  if (toast) dismissToast(toast.id)
}
