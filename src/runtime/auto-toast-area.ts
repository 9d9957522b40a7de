import { dismissToast, toastStore } from '../toasts/toast-store.ts'
import { createElement, insertElement } from './auto-insert.ts'
import { connectedElements, type ElementHost, hostOf } from './element-hosts.ts'
import { renderQueue } from './render-queue.ts'
import { topDialog } from './top-dialog.ts'

/** Inserts a `toast-area` into the page when a toast appears and no area on the page can show it. */
export function autoInsertToastArea(): void {
  const { toast, outlets } = toastStore.getState()
  if (toast) insertWhereNeeded(outlets.length > 0, true)
  toastStore.subscribe(({ toast, outlets }, before) => {
    if (!toast) return
    const hasFewerOutlets = outlets.length < before.outlets.length
    // The page has removed its last element.
    if (hasFewerOutlets && connectedElements.size === 0) dismissToast(toast.id)
    // A dialog that closes also removes an outlet, and another dialog may be below it.
    else insertWhereNeeded(outlets.length > 0, toast !== before.toast || hasFewerOutlets)
  })
}

/**
 * Inserts a `toast-area`, unless the page has one that can show the toast.
 * @param mayHaveDialog whether a dialog of the page may have opened since the last call
 */
function insertWhereNeeded(hasOutlet: boolean, mayHaveDialog: boolean): void {
  const dialog = mayHaveDialog ? topDialog() : undefined
  // The library's own dialogs show toasts themselves.
  if (dialog && !isOwn(dialog)) insertIntoDialog(dialog)
  else if (!hasOutlet) insertElement('toast-area')
}

function isOwn(dialog: Element): boolean {
  const root = dialog.getRootNode()
  return root instanceof ShadowRoot && hostOf(root.host) !== undefined
}

/**
 * Appends a `toast-area` to a modal dialog of the page until the dialog closes, because everything outside
 * the dialog is inert.
 */
function insertIntoDialog(dialog: HTMLDialogElement): void {
  const isInDialog = ({ element, isAutoInserted }: ElementHost) => isAutoInserted && dialog.contains(element)
  if ([...connectedElements].some(isInDialog)) return
  const host = createElement('toast-area')
  if (!host) return
  dialog.append(host.element)
  new MutationObserver((_, observer) => {
    if (dialog.open) return
    observer.disconnect()
    host.element.remove()
  }).observe(dialog, { attributeFilter: ['open'] })
  renderQueue.renderHidden()
}
