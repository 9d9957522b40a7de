/*
 * Keeps one cart in step across all tabs of a site. The cart is stored twice:
 *
 *   log     in IndexedDB. Tabs update it in transactions and cannot overwrite each other. It has the last word.
 *   mirror  in localStorage. Pages read it at once when they start, and earlier versions of the script read it too. Tabs
 *           overwrite each other's text. Its checksum tells our text from external edits.
 *
 * change    The new lines go on screen and into the mirror at once. What changed is saved next to the mirror as a pending
 *           change, so that closing the tab loses nothing. Other tabs see the mirror change and merge.
 * merge     In one log transaction: replay the log, add the pending changes of all tabs, and compact the result into one
 *           entry. Then show it, rewrite the mirror and delete the merged pending changes. The entry lists the ids of the
 *           changes it contains, so none counts twice.
 * external  A mirror without a valid checksum was written by a page script, a person or an earlier version. Its lines
 *           replace the log's. A deleted mirror empties the cart.
 *
 * Without IndexedDB there is only the mirror, and the last tab to write it wins.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { runLater } from '../../navigation/page-lifecycle.ts'
import type { ChangeLog } from '../../storage/change-log.ts'
import type { CartItem } from '../cart-item.ts'
import { parseLines, serializeLines } from '../stored-lines.ts'
import { type CartChange, type ChangeStamp, changeBetween, snapshotChange } from './change.ts'
import { hasChecksum, withChecksum } from './checksum.ts'
import { compact, type Merged, merge, replay, startOfLog } from './merge.ts'
import type { CartMirror } from './mirror.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** The cart as this tab shows it. */
export interface CartState {
  items: readonly CartItem[]
  /** Whether the browser keeps the cart beyond this page. */
  isSaved: boolean
}

/** Where a cart is stored, and the time. */
export interface CartSyncOptions {
  log: ChangeLog
  mirror: CartMirror
  /** Unix time in milliseconds. */
  now: () => number
}

/** One cart that all tabs share. */
export interface CartSync {
  /** Written by the sync alone. */
  readonly store: StoreApi<CartState>
  /** Takes over what other tabs, or anybody else, have stored. */
  refresh(): void
  /**
   * Replaces the lines by what `update` makes of the latest ones; the same array changes nothing.
   * @param id of a change that several tabs may make at once and that counts once; by default a new one
   */
  change(update: (items: readonly CartItem[]) => readonly CartItem[], id?: string): void
  /** Refreshes now and whenever another tab has stored something. Returns a function that stops it. */
  follow(): () => void
}

/** Several changes within this time are merged together. */
const MERGE_DELAY_MS = 100
/** A tab sees another tab's mirror at most this late. */
const MAX_MIRROR_DELAY_MS = 2000

/** Creates the cart of this tab; see the top of this file for how it works. */
export function createCartSync({ log, mirror, now }: CartSyncOptions): CartSync {
  const store = createStore<CartState>(() => ({ items: [], isSaved: true }))
  /** The mirror's text when this tab last read or wrote it. */
  let lastMirrorText: string | null = null
  /** This tab's changes that are not in the log yet. */
  let pending: CartChange[] = []
  let changeCount = 0
  let isMergeScheduled = false
  let hasSeenDeletion = false

  const runMerge = oneAtATime(async () => {
    isMergeScheduled = false
    const items = await mergeTabs()
    if (items) show(items)
  })

  function refresh(): void {
    if (log.status !== 'open') readMirror()
    runMerge()
  }

  function change(update: (items: readonly CartItem[]) => readonly CartItem[], id?: string): void {
    readMirror()
    const before = store.getState().items
    const items = update(before)
    if (items === before) return
    const isLogged = record(changeBetween(before, items, newStamp(id)))
    store.setState({ items, isSaved: writeMirror(items, isLogged) })
    if (!isMergeScheduled) runLater(runMerge, MERGE_DELAY_MS)
    isMergeScheduled = true
  }

  function follow(): () => void {
    refresh()
    return mirror.onChange((isDeleted) => {
      hasSeenDeletion ||= isDeleted
      refresh()
    })
  }

  /** Takes over the mirror while there is no log, and external edits always. */
  function readMirror(): void {
    const text = mirror.read()
    if (text === undefined || text === lastMirrorText || (log.status === 'open' && hasChecksum(text))) return
    lastMirrorText = text
    const items = parseLines(text)
    // The edit was made to the lines with all pending changes.
    const contains = [...mirror.pendingIds(), ...pending.map(({ id }) => id)]
    if (log.status === 'open') record(snapshotChange(items, contains, newStamp()))
    store.setState({ items })
  }

  /** Returns whether the change will be in the log. */
  function record(change: CartChange): boolean {
    if (log.status === 'missing') return false
    pending.push(change)
    // Without room for it, it is only safe in the log.
    if (!mirror.savePending(change)) runMerge()
    return true
  }

  /** Returns the cart of all tabs, or null without a log. */
  async function mergeTabs(): Promise<readonly CartItem[] | null> {
    let merged: Merged | undefined
    let text: string | null | undefined
    let ids: string[] = []
    const isStored = await log.update((entries) => {
      text = mirror.read()
      ids = mirror.pendingIds()
      merged = merge({
        entries,
        pending: [...ids.map(mirror.readPending), ...pending],
        external: isExternal(text, entries) ? parseLines(text) : null,
      })
      hasSeenDeletion = false
      const at = startOfLog(entries) ?? now()
      return merged.isLogStale ? [compact(merged.snapshot, { ...newStamp(), at })] : undefined
    })
    if (!isStored || !merged) return null
    const { snapshot } = merged
    for (const id of ids) mirror.deletePending(id)
    pending = pending.filter(({ id }) => !snapshot.ids.includes(id))
    // Somebody has edited the cart during the transaction: merge again.
    const latest = mirror.read()
    if (latest !== text && !hasChecksum(latest)) return mergeTabs()
    return replay(pending, snapshot).items
  }

  function isExternal(text: string | null | undefined, entries: unknown[]): boolean {
    const start = startOfLog(entries)
    if (start === undefined) return true
    if (text !== null) return text !== undefined && !hasChecksum(text)
    // Another tab may just have started the log, and a full storage has no mirror.
    const isTooEarly = !hasSeenDeletion && start > now() - MAX_MIRROR_DELAY_MS
    return !isTooEarly && mirror.isWritable()
  }

  function show(items: readonly CartItem[]): void {
    const text = serializeLines(items)
    if (text !== serializeLines(store.getState().items)) store.setState({ items })
    if (mirror.read() !== withChecksum(text)) writeMirror(items, true)
  }

  function writeMirror(items: readonly CartItem[], isLogged: boolean): boolean {
    const lines = serializeLines(items)
    // An external text that the log has yet to adopt stays recognizable as one.
    const isAdopted = log.status === 'open' || lastMirrorText === null || hasChecksum(lastMirrorText)
    const text = isLogged && isAdopted ? withChecksum(lines) : lines
    const isSaved = mirror.write(text)
    if (isSaved) lastMirrorText = text
    return isSaved
  }

  function newStamp(id?: string): ChangeStamp {
    const at = now()
    return { at, id: id ?? [at, `${changeCount++}`.padStart(6, '0'), Math.random()].join('-') }
  }

  return { store, refresh, change, follow }
}
