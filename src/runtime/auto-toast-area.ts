import { dismissToast, toastStore } from '../toasts/toast-store.ts'
import { createElement, insertElement } from './auto-insert.ts'
import { connectedElements, type ElementHost, hostOf } from './element-hosts.ts'
import { renderQueue } from './render-queue.ts'
import { topDialog } from './top-dialog.ts'

let isStarted = false

/** Inserts a `toast-area` into the page when a toast appears and the page does not contain an area that can show it. */
export function autoInsertToastArea(): void {
  if (isStarted) return
  isStarted = true
  toastStore.subscribe(({ toast, outlets }, before) => {
    if (!toast) return
    const hasFewerOutlets = outlets.length < before.outlets.length
    // The page has removed its last element.
    if (hasFewerOutlets && connectedElements.size === 0) {
      dismissToast(toast.id)
      return
    }
    // A dialog that closes also removes an outlet, and another dialog may be below it.
    const dialog = toast !== before.toast || hasFewerOutlets ? topDialog() : undefined
    // The library's own dialogs show toasts themselves.
    if (dialog && !isOwn(dialog)) insertIntoDialog(dialog)
    else if (outlets.length === 0) insertElement('toast-area')
  })
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
