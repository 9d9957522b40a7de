import { type CartItem, clampQuantity, withQuantity } from '../cart-item.ts'
import { addLines, mergeMaxQuantities, subtractLines } from '../cart-lines.ts'
import { parseLines } from '../stored-lines.ts'
import { type CartChange, type ChangeStamp, changeDecoder, snapshotChange } from './change.ts'

/** A cart and the ids of the changes that it contains. */
export interface Snapshot {
  readonly items: readonly CartItem[]
  readonly ids: readonly unknown[]
}

/** What a merge starts from. */
export interface MergeInput {
  /** The log, oldest first. */
  entries: readonly unknown[]
  /** Changes of all tabs that may not be in the log yet, oldest first. */
  pending: readonly unknown[]
  /** The lines of an external edit of the mirror; null without one. */
  external: readonly CartItem[] | null
}

/** The merged cart. */
export interface Merged {
  snapshot: Snapshot
  /** Whether the log must be replaced by the compacted snapshot. */
  isLogStale: boolean
}

const EMPTY: Snapshot = { items: [], ids: [] }
/** A snapshot lists only the latest ids: a change that arrives after this many others is counted already. */
const MAX_IDS = 500

/** Returns the cart after all changes. Entries that cannot be read, and ids that are already there, change nothing. */
export function replay(entries: readonly unknown[], from: Snapshot = EMPTY): Snapshot {
  return entries.reduce(applyChange, from)
}

/** Adds the pending changes and an external edit to the log's cart. */
export function merge({ entries, pending, external }: MergeInput): Merged {
  const logged = replay(entries)
  const start = external ? applyExternalEdit(external, logged, pending) : logged
  const snapshot = replay(pending, start)
  return { snapshot, isLogStale: snapshot !== logged || entries.length > 1 }
}

/** Returns one log entry for the whole snapshot. */
export function compact({ items, ids }: Snapshot, stamp: ChangeStamp): CartChange {
  return snapshotChange(items, ids.slice(-MAX_IDS), stamp)
}

/** Returns when the log was started, Unix time in milliseconds; undefined for an empty log. */
export function startOfLog([first]: readonly unknown[]): number | undefined {
  return first === undefined ? undefined : (changeDecoder(first)?.at ?? 0)
}

/**
 * External writers saw the mirror, which includes pending changes. With an empty log the mirror may be another tab's that
 * does not know of them, so then no line falls below its pending quantity.
 */
function applyExternalEdit(
  external: readonly CartItem[],
  logged: Snapshot,
  pending: readonly unknown[],
): Snapshot {
  const early = replay(pending, { items: [], ids: logged.ids })
  const isLogEmpty = logged.ids.length === 0
  return { items: isLogEmpty ? mergeMaxQuantities(external, early.items) : external, ids: early.ids }
}

function applyChange(snapshot: Snapshot, entry: unknown): Snapshot {
  const change = changeDecoder(entry)
  if (!change || snapshot.ids.includes(change.id)) return snapshot
  const before = change.contains ? { items: [], ids: change.contains } : snapshot
  const sum = addLines(before.items, parseLines(change.more))
  // Limit quantities last: a line that gets its store is removed and added in one change.
  const items = subtractLines(sum, parseLines(change.fewer)).map((item) =>
    withQuantity(item, clampQuantity(item.quantity)),
  )
  return { items, ids: [...before.ids, change.id] }
}
