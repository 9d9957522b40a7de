/*
 * Keeps one cart in sync across all tabs of a site. The cart is stored twice:
 *
 * - The log in IndexedDB is the source of truth. Tabs update it in transactions, so they cannot overwrite each other.
 * - The mirror in localStorage is a copy that a page can read synchronously when it starts. Earlier versions of the
 *   script read it, too. Tabs overwrite each other's mirror. A checksum distinguishes our own text from external edits.
 *
 * The cart can change in three ways:
 *
 * - When a tab changes the cart, it shows the new lines and writes them to the mirror. It also saves the difference in
 *   localStorage as a pending change, which survives if the tab closes. Other tabs notice the new mirror and merge.
 * - A merge runs in one log transaction: it replays the log, applies the pending changes of all tabs, and compacts the
 *   result into one entry. The entry lists the IDs of its changes, so that no change is applied twice. Then the tab
 *   shows the cart, writes the mirror and deletes the merged pending changes.
 * - A mirror without a valid checksum was edited by a page script, by hand or by an earlier version of the script. Its
 *   lines replace the lines of the log. If the mirror was deleted, the cart becomes empty.
 *
 * If IndexedDB is not available, the mirror is the only copy, and the last tab that writes it wins.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { runLater } from '../../navigation/page-lifecycle.ts'
import type { ChangeLog } from '../../storage/change-log.ts'
import type { CartItem } from '../cart-item.ts'
import { parseLines, serializeLines } from '../stored-lines.ts'
import { type CartChange, type ChangeStamp, changeBetween, snapshotChange } from './change.ts'
import { hasChecksum, withChecksum } from './checksum.ts'
import { isExternal, wasDeletedBefore } from './external-edit.ts'
import { compact, type Merged, merge, type ParsedLines, replay, startOfLog } from './merge.ts'
import type { CartMirror } from './mirror.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** The cart as this tab shows it. */
export interface CartState {
  items: readonly CartItem[]
  /** Whether the browser could save the cart in the mirror or in the log. */
  isSaved: boolean
}

/** The storage and the clock that `createCartSync` uses. */
export interface CartSyncOptions {
  log: ChangeLog
  mirror: CartMirror
  /** Returns the Unix time in milliseconds. */
  now: () => number
}

/** A cart that all tabs share. */
export interface CartSync {
  /** The cart's state, which only the sync itself may change. */
  readonly store: StoreApi<CartState>
  /** Loads changes from other tabs and external edits. */
  refresh(): void
  /**
   * Replaces the lines with the result of `update`, which receives the latest ones. Returning the same array changes
   * nothing.
   * @param id identifies a change that several tabs may make but that must be applied only once; by default a unique ID
   */
  change(update: (items: readonly CartItem[]) => readonly CartItem[], id?: string): void
  /** Refreshes now and after every change in another tab. Returns a function that stops listening. */
  follow(): () => void
}

/** Changes made within this time are merged together. */
const MERGE_DELAY_MS = 100

/** Creates this tab's view of the shared cart. The comment at the top of this file describes the protocol. */
export function createCartSync({ log, mirror, now }: CartSyncOptions): CartSync {
  const store = createStore<CartState>(() => ({ items: [], isSaved: true }))
  /** The JSON that this tab last read from the mirror or wrote to it. */
  let lastMirrorText: string | null = null
  /** Whether the last write to the mirror succeeded. */
  let isMirrored = true
  /** This tab's changes that are not in the log yet. */
  let pending: CartChange[] = []
  /** The lines of the latest log entry that this tab wrote. */
  let parsed: ParsedLines | undefined
  let changeCount = 0
  let isMergeScheduled = false
  let hasSeenDeletion = false
  /** When this tab created a missing mirror before the log was open, as Unix time in milliseconds; 0 if it did not. */
  let mirrorCreatedAt = 0

  const runMerge = oneAtATime(async () => {
    isMergeScheduled = false
    const items = await mergeTabs()
    if (items) show(items)
    const isSaved = isMirrored || items !== null
    if (isSaved !== store.getState().isSaved) store.setState({ isSaved })
  })

  function refresh(): void {
    if (log.status !== 'open') readMirror()
    if (mirror.pendingIds().length > 0) log.hurry()
    runMerge()
  }

  function change(update: (items: readonly CartItem[]) => readonly CartItem[], id?: string): void {
    readMirror()
    const { items: before, isSaved } = store.getState()
    const items = update(before)
    if (items === before) return
    const isLogged = record(changeBetween(before, items, newStamp(id)))
    writeMirror(items, isLogged)
    // If only the log can keep the change, the next merge finds out whether that failed.
    store.setState({ items, isSaved: isMirrored || (isSaved && log.status === 'open') })
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

  /** Loads the cart from the mirror if the mirror was edited externally or the log is not open. */
  function readMirror(): void {
    const text = mirror.read()
    if (text === undefined || text === lastMirrorText || (log.status === 'open' && hasChecksum(text))) return
    lastMirrorText = text
    const items = parseLines(text)
    // The edited cart already includes all pending changes, because they were in the mirror before the edit.
    const contains = [...mirror.pendingIds(), ...pending.map(({ id }) => id)]
    if (log.status === 'open') record(snapshotChange(items, contains, newStamp()))
    store.setState({ items })
  }

  /** Queues a change for the log. Returns false if there is no log. */
  function record(change: CartChange): boolean {
    if (log.status === 'missing') return false
    pending.push(change)
    log.hurry()
    // If localStorage is full, merge now: only the log can keep the change.
    if (!mirror.savePending(change)) runMerge()
    return true
  }

  /** Merges the changes of all tabs. Returns the merged cart, or null if the log is not available. */
  async function mergeTabs(): Promise<readonly CartItem[] | null> {
    let merged: Merged | undefined
    let text: string | null | undefined
    let ids: string[] = []
    const isStored = await log.update((entries) => {
      text = mirror.read()
      ids = mirror.pendingIds()
      const isMissing = text === null && mirror.isWritable()
      const isDeleted = isMissing && (hasSeenDeletion || wasDeletedBefore(now(), entries))
      merged = merge({
        entries,
        pending: [...ids.map(mirror.readPending), ...pending],
        external: isExternal(text, isDeleted, entries) ? `${text}` : null,
        isCartDeleted: wasDeletedBefore(mirrorCreatedAt, entries),
        isMirrored,
        parsed,
      })
      hasSeenDeletion = false
      mirrorCreatedAt = 0
      if (!merged.isLogStale) return undefined
      const entry = compact(merged.snapshot, { ...newStamp(), at: startOfLog(entries) ?? now() })
      parsed = { json: entry.more, items: merged.snapshot.items }
      return [entry]
    })
    if (!isStored || !merged) return null
    const { snapshot } = merged
    for (const id of ids) mirror.deletePending(id)
    pending = pending.filter(({ id }) => !snapshot.ids.includes(id))
    // If the cart was edited externally during the transaction, merge again.
    const latest = mirror.read()
    if (latest !== text && !hasChecksum(latest)) return mergeTabs()
    return replay(pending, snapshot).items
  }

  function show(items: readonly CartItem[]): void {
    const text = serializeLines(items)
    if (text !== serializeLines(store.getState().items)) store.setState({ items })
    if (mirror.read() !== withChecksum(text)) writeMirror(items, true)
  }

  function writeMirror(items: readonly CartItem[], isLogged: boolean): void {
    const lines = serializeLines(items)
    // Omit the checksum until an external edit is in the log; otherwise the next merge would not recognize the edit.
    const isMerged = log.status === 'open' || lastMirrorText === null || hasChecksum(lastMirrorText)
    const text = isLogged && isMerged ? withChecksum(lines) : lines
    isMirrored = mirror.write(text)
    if (!isMirrored) return
    if (lastMirrorText === null && log.status !== 'open') mirrorCreatedAt = now()
    lastMirrorText = text
  }

  function newStamp(id?: string, at = now()): ChangeStamp {
    return { at, id: id ?? [at, `${changeCount++}`.padStart(6, '0'), Math.random()].join('-') }
  }

  return { store, refresh, change, follow }
}
