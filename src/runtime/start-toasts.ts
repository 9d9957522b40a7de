import { toastStore } from '../toasts/toast-store.ts'
import { loadOnce } from '../ui/load-once.ts'
import { loadWithRetries } from './load-with-retries.ts'
import { once } from './once.ts'

const insertion = loadOnce(async () => (await import('./auto-toast-area.ts')).autoInsertToastArea)

/** Loads the code that inserts a `toast-area` when the first toast appears or will probably appear. */
export const startToasts = once(() => {
  const stop = toastStore.subscribe(({ isPrepared }) => {
    if (!isPrepared) return
    stop()
    void loadWithRetries(insertion.load).then(() => insertion.get()?.())
  })
})
