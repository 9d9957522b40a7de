import { drawerStore, pageDrawer } from '../cart/drawer.ts'
import { dismissToast, toastStore } from '../toasts/toast-store.ts'
import { connectedElements, type ElementHost, findConnected, hostOf } from './element-hosts.ts'
import { pageBody } from './page-body.ts'
import { prefixed } from './page-settings.ts'
import { renderQueue } from './render-queue.ts'
import { topDialog } from './top-dialog.ts'

/** Inserts a `cart-drawer` or a `toast-area` into the page when the page needs one but does not contain one. */
export function autoInsertElements(): void {
  drawerStore.subscribe(() => {
    if (!lacksDrawer()) return
    // A `store-front` contains a drawer, but may still wait for the store.
    if (findConnected('store-front')) renderQueue.addHidden(insertMissingDrawer)
    else insertElement('cart-drawer')
  })
  toastStore.subscribe(({ toast, outlets }, before) => {
    // A dialog that closes also removes an outlet, and another dialog may be below it.
    const hasMoved = toast !== before.toast || outlets.length < before.outlets.length
    const dialog = toast && hasMoved ? topDialog() : undefined
    // The library's own dialogs show toasts themselves.
    if (dialog && !isOwn(dialog)) insertIntoDialog(dialog)
    else if (toast && outlets.length === 0) insertElement('toast-area')
  })
}

function insertMissingDrawer(): void {
  // The page may have removed all elements in the meantime.
  if (lacksDrawer() && connectedElements.size > 0) insertElement('cart-drawer')
}

/** Returns whether the cart is open but no drawer can show it. A requested element renders its own drawer. */
function lacksDrawer(): boolean {
  const { isOpen, drawers, requestedHost } = drawerStore.getState()
  return isOpen && (requestedHost ? drawers.length === 0 : !pageDrawer({ drawers }))
}

/**
 * Appends an element to the page, unless the page already has one or other code has defined an element with that name.
 * Renders the element even if other elements still wait for the store.
 */
function insertElement(name: string): void {
  const host = findConnected(name) ?? hostOf(document.createElement(prefixed(name)))
  if (!host) return
  if (!host.element.isConnected) {
    host.isAutoInserted = true
    pageBody().append(host.element)
  }
  renderQueue.renderHidden()
}

function isOwn(dialog: Element): boolean {
  const root = dialog.getRootNode()
  return root instanceof ShadowRoot && hostOf(root.host) !== undefined
}

/**
 * Appends a `toast-area` to a modal dialog of the page until the dialog closes, because everything outside the dialog is
 * inert.
 */
function insertIntoDialog(dialog: HTMLDialogElement): void {
  const isInDialog = ({ element, isAutoInserted }: ElementHost) => isAutoInserted && dialog.contains(element)
  if ([...connectedElements].some(isInDialog)) return
  const host = hostOf(document.createElement(prefixed('toast-area')))
  if (!host) return
  host.isAutoInserted = true
  dialog.append(host.element)
  new MutationObserver((_, observer) => {
    if (dialog.open) return
    observer.disconnect()
    host.element.remove()
  }).observe(dialog, { attributeFilter: ['open'] })
  renderQueue.renderHidden()
}

/** Removes the auto-inserted elements when no other elements of this library are left on the page. */
export function removeAutoInserted(): void {
  const hosts = [...connectedElements]
  if (!hosts.every(({ isAutoInserted }) => isAutoInserted)) return
  for (const { element } of hosts) element.remove()
  const { toast } = toastStore.getState()
  if (toast) dismissToast(toast.id)
}
