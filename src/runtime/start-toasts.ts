import { lazy } from '../navigation/lazy.ts'
import { toastStore } from '../toasts/toast-store.ts'
import { once } from './once.ts'

const insertion = lazy(async () => (await import('./auto-toast-area.ts')).autoInsertToastArea)

/** Loads the code that inserts a `toast-area` when the first toast appears or will probably appear. */
export const startToasts = once(() => {
  const stop = toastStore.subscribe(({ isPrepared }) => {
    if (!isPrepared) return
    stop()
    void insertion.loadWithRetries().then((insert) => insert())
  })
})
