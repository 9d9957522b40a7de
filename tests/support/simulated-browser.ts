import type { CartItem } from '../../src/cart/cart-item.ts'
import { createCartSync } from '../../src/cart/sync/cart-sync.ts'
import type { CartChange } from '../../src/cart/sync/change.ts'
import type { CartMirror } from '../../src/cart/sync/mirror.ts'
import type { ChangeLog } from '../../src/storage/change-log.ts'
import { aLeanProduct, aVariant } from './factories.ts'

/** Returns a cart line for a variant. */
export const aLine = (id: string, quantity: number): CartItem => ({
  product: aLeanProduct(),
  variant: aVariant({ id }),
  quantity,
})

const quantitiesOf = (items: readonly CartItem[]) =>
  Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity]))

interface Conditions {
  /** Delays each asynchronous step. By default, there is no delay. */
  wait?: () => Promise<unknown>
  /** Whether IndexedDB is available for the log. Default: true. */
  hasLog?: boolean
  /** The text of the cart that is stored initially. */
  text?: string | null
}

/** Simulates a browser whose tabs share a log and a mirror in memory. */
export function aBrowser({ wait = async () => {}, hasLog = true, text: saved = null }: Conditions = {}) {
  let entries: unknown[] = []
  let text: string | null | undefined = saved
  let updates = 0
  const canStore = { text: true, pending: true }
  const pending = new Map<string, CartChange>()
  const listeners = new Set<(isDeleted: boolean) => void>()

  function notify(own?: (isDeleted: boolean) => void) {
    const isDeleted = text === null
    for (const listener of listeners)
      if (listener !== own) void wait().then(() => listeners.has(listener) && listener(isDeleted))
  }

  function openTab() {
    let isClosed = false
    let own: (isDeleted: boolean) => void = () => {}
    const log = {
      status: 'unopened' as ChangeLog['status'],
      async update(change: Parameters<ChangeLog['update']>[0]) {
        await wait()
        // The transaction of a closed tab never finishes.
        if (isClosed) return new Promise<boolean>(() => {})
        log.status = hasLog ? 'open' : 'missing'
        if (!hasLog) return false
        updates += 1
        entries = change(structuredClone(entries)) ?? entries
        await wait()
        return isClosed ? new Promise<boolean>(() => {}) : true
      },
    }
    const mirror: CartMirror = {
      read: () => text,
      write(written) {
        if (!canStore.text) return false
        if (written !== text) {
          text = written
          notify(own)
        }
        return true
      },
      isWritable: () => canStore.text,
      pendingIds: () => [...pending.keys()].toSorted(),
      readPending: (id) => structuredClone(pending.get(id)),
      savePending(change) {
        if (canStore.pending) pending.set(change.id, change)
        return canStore.pending
      },
      deletePending: (id) => void pending.delete(id),
      onChange(handle) {
        own = handle
        listeners.add(handle)
        return () => listeners.delete(handle)
      },
    }
    const sync = createCartSync({ log, mirror, now: () => Date.now() })
    const shown: Record<string, number>[] = []
    sync.store.subscribe(({ items }) => shown.push(quantitiesOf(items)))
    const stop = sync.follow()
    return {
      sync,
      /** All carts that the tab has shown, as quantities by variant ID. */
      shown,
      add: (id: string, by: number) =>
        sync.change((items) => {
          const quantity = (items.find(({ variant }) => variant.id === id)?.quantity ?? 0) + by
          return [...items.filter(({ variant }) => variant.id !== id), aLine(id, quantity)]
        }),
      quantities: () => quantitiesOf(sync.store.getState().items),
      close() {
        isClosed = true
        stop()
      },
    }
  }

  return {
    openTab,
    /** Whether localStorage accepts the cart (`text`) and pending changes (`pending`). Tests change these flags. */
    canStore,
    /** Writes or deletes the stored cart as a script in another tab would, and notifies all tabs. */
    edit(edited: string | null) {
      text = edited
      notify()
    },
    /** Writes, deletes or blocks the stored cart without notifying any tab, as a script on the same page would. */
    editSilently(edited: string | null | undefined) {
      text = edited
    },
    text: () => text,
    log: () => entries,
    /** Returns the number of log transactions. */
    updates: () => updates,
    /** Returns the IDs of the pending changes in the order in which they were saved. */
    pendingIds: () => [...pending.keys()],
    /** Deletes the log entries but not localStorage. */
    clearLog() {
      entries = []
    },
  }
}

/** Simulates a browser whose asynchronous steps wait while it is paused. */
export function aPausableBrowser() {
  let isPaused = false
  let runNextStep = () => {}
  const browser = aBrowser({
    async wait() {
      if (isPaused) await new Promise<void>((resolve) => (runNextStep = resolve))
    },
  })
  return {
    browser,
    pause() {
      isPaused = true
    },
    /** Runs the step that waits, while the steps after it still wait. */
    step: () => runNextStep(),
    resume() {
      isPaused = false
      runNextStep()
    },
  }
}
