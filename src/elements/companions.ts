import { drawerStore } from '../cart/drawer.ts'
import { dismissToast, toastStore } from '../toasts/toast-store.ts'
import { connectedElements, edgeOf, findConnected } from './connected-elements.ts'
import { pageBody } from './page-body.ts'
import { prefixed } from './store-settings.ts'

/** Tags we have added ourselves because the page had none. */
const added = new Map<string, HTMLElement>()

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

/** The page's tag of that name, or one that we add to the end of the page. */
export function ensureCompanion(name: string): HTMLElement {
  const present = findConnected(name)
  if (present) return present.element
  const element = document.createElement(prefixed(name))
  // A theme's tag of that name is not ours to add.
  const edge = edgeOf(element)
  if (!edge) return element
  edge.isInserted = true
  added.set(name, element)
  pageBody().append(element)
  return element
}

/** Called when a tag has gone. */
export function removeLonelyCompanions(): void {
  const companions = new Set<HTMLElement>(added.values())
  if ([...connectedElements].some(({ element }) => !companions.has(element))) return
  for (const companion of companions) companion.remove()
  added.clear()
  const { toast } = toastStore.getState()
  if (toast) dismissToast(toast.id)
}
