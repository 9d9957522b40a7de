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
  /** Delays each asynchronous step of the simulated browser. Default: no delay. */
  wait?: () => Promise<unknown>
  /** Whether the simulated browser has a database for the change log. Default: true. */
  hasLog?: boolean
  /** The text of the stored cart when the browser starts. */
  text?: string | null
}

/** Simulates a browser in memory. Its tabs share a change log and a stored copy of the cart. */
export function aBrowser({ wait = async () => {}, hasLog = true, text: saved = null }: Conditions = {}) {
  let entries: unknown[] = []
  let text: string | null | undefined = saved
  let updates = 0
  const canStore = { text: true, pending: true, log: true }
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
        // If a tab is closed, its transactions never finish.
        if (isClosed) return new Promise<boolean>(() => {})
        log.status = hasLog ? 'open' : 'missing'
        if (!hasLog || !canStore.log) return false
        updates += 1
        entries = change(structuredClone(entries)) ?? entries
        await wait()
        return isClosed ? new Promise<boolean>(() => {}) : true
      },
      hurry() {},
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
      /** Every cart that the tab has shown so far, as quantities by variant ID. */
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
    /**
     * Whether the browser can store the cart (`text`), pending changes (`pending`) and log entries (`log`). Tests change
     * these flags.
     */
    canStore,
    /** Writes or deletes the stored cart and notifies all tabs, like a script in another tab. */
    edit(edited: string | null) {
      text = edited
      notify()
    },
    /** Writes, deletes or blocks the stored cart without notifying any tab, like a script on the same page. */
    editSilently(edited: string | null | undefined) {
      text = edited
    },
    text: () => text,
    log: () => entries,
    /** Returns the number of transactions on the change log. */
    updates: () => updates,
    /** Returns the IDs of the pending changes in the order in which they were saved. */
    pendingIds: () => [...pending.keys()],
    /** Deletes the entries of the change log but keeps the stored cart. */
    clearLog() {
      entries = []
    },
  }
}

/** Simulates a browser that can be paused. While paused, asynchronous steps wait. */
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
    /** Runs only the next waiting step. */
    step: () => runNextStep(),
    resume() {
      isPaused = false
      runNextStep()
    },
  }
}
