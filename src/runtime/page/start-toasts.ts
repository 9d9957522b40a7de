import { dismissToast, toastStore } from '../../toasts/toast-store.ts'
import { connectedElements } from '../element/element-hosts.ts'
import { insertElement } from './auto-insert.ts'
import { once } from './once.ts'

/** Inserts a `toast-area` into the page when a toast appears and no area on the page can show it. */
export const startToasts = once(() => {
  toastStore.subscribe(({ toast, outlets }, before) => {
    if (!toast || outlets.length > 0) return
    // The page has removed its last element.
    if (before.outlets.length > 0 && connectedElements.size === 0) dismissToast(toast.id)
    else insertElement('toast-area')
  })
})
