import { type CartItem, clampQuantity, withQuantity } from '../cart-item.ts'
import { addLines, mergeMaxQuantities, subtractLines } from '../cart-lines.ts'
import { parseLines } from '../stored-lines.ts'
import { type CartChange, type ChangeStamp, changeDecoder, snapshotChange } from './change.ts'
import { checksumOf } from './checksum.ts'

/** A cart and the IDs of the changes that it includes. */
export interface Snapshot {
  readonly items: readonly CartItem[]
  readonly ids: readonly unknown[]
}

/** The log entries, pending changes and external edit that a merge combines. */
export interface MergeInput {
  /** Entries of the log, oldest first. */
  entries: readonly unknown[]
  /** Changes of all tabs that may not be in the log yet, oldest first. */
  pending: readonly unknown[]
  /** The mirror's JSON if it was edited externally, else null. */
  external: string | null
  /** Whether the mirror was deleted before this tab made its pending changes. Default: false. */
  isCartDeleted?: boolean
  /** Whether this tab could write its latest change to the mirror. False if the storage is full. */
  isMirrored?: boolean
  /** The latest snapshot that this tab wrote to the log. It is not parsed again, because a long cart takes long to parse. */
  parsed?: ParsedLines | undefined
}

/** Cart lines and their JSON. */
export interface ParsedLines {
  json: string
  items: readonly CartItem[]
}

/** The merged cart, and whether the log must be replaced. */
export interface Merged {
  snapshot: Snapshot
  /** Whether the log differs from the snapshot and must be replaced. */
  isLogStale: boolean
}

const EMPTY: Snapshot = { items: [], ids: [] }
/** A snapshot keeps the IDs of only this many recent changes, because older changes were merged long ago. */
const MAX_IDS = 500

/**
 * Applies all entries to a snapshot. Invalid entries, and changes that the snapshot already includes, are ignored.
 * @param parsed lines that do not need to be parsed if an entry contains the same JSON
 */
export function replay(entries: readonly unknown[], from: Snapshot = EMPTY, parsed?: ParsedLines): Snapshot {
  return entries.reduce<Snapshot>((snapshot, entry) => applyChange(snapshot, entry, parsed), from)
}

/** Returns the cart from the log with the external edit and the pending changes applied. */
export function merge(input: MergeInput): Merged {
  const { entries, pending, external, isCartDeleted = false, isMirrored = true, parsed } = input
  const logged = replay(entries, EMPTY, parsed)
  // The ID of an edit consists of white space, so it never equals the ID of a change.
  const editId = external === null ? null : checksumOf(external)
  const isMerged = logged.ids.includes(editId)
  // If another tab has already merged a pending change, it has also processed the deletion.
  const isMergedElsewhere = pending.some((change) => logged.ids.includes(changeDecoder(change)?.id))
  const base = isCartDeleted && !isMergedElsewhere ? { ...logged, items: [] } : logged
  const start =
    editId && !isMerged ? applyExternalEdit(parseLines(external), logged, isMirrored ? pending : []) : base
  const { items, ids } = replay(pending, start)
  if (items === logged.items) return { snapshot: logged, isLogStale: entries.length > 1 }
  // While the mirror cannot be written, it keeps the edit. The log records the edit's ID, so that it is applied once.
  const isKept = editId && (isMerged || !isMirrored)
  const changeIds = ids.filter((id) => `${id}`.trim())
  return { snapshot: { items, ids: isKept ? [...changeIds, editId] : changeIds }, isLogStale: true }
}

/** Returns one log entry that replaces all existing entries. */
export function compact({ items, ids }: Snapshot, stamp: ChangeStamp): CartChange {
  return snapshotChange(items, ids.slice(-MAX_IDS), stamp)
}

/**
 * Returns the time when the log was started, as Unix time in milliseconds; undefined if the log is empty, 0 if unknown.
 */
export function startOfLog([first]: readonly unknown[]): number | undefined {
  return first === undefined ? undefined : (changeDecoder(first)?.at ?? 0)
}

/**
 * Applies an external edit. The edit usually includes the pending changes, because the mirror contains them. If the log
 * is empty, the edit may not include them, so every line keeps at least its pending quantity.
 */
function applyExternalEdit(
  external: readonly CartItem[],
  logged: Snapshot,
  pending: readonly unknown[],
): Snapshot {
  const withPending = replay(pending, { items: [], ids: logged.ids })
  const isLogEmpty = logged.ids.length === 0
  return {
    items: isLogEmpty ? mergeMaxQuantities(external, withPending.items) : external,
    ids: withPending.ids,
  }
}

function applyChange(snapshot: Snapshot, entry: unknown, parsed: ParsedLines | undefined): Snapshot {
  const change = changeDecoder(entry)
  if (!change || snapshot.ids.includes(change.id)) return snapshot
  const ids = [...(change.contains ?? snapshot.ids), change.id]
  const more = change.more === parsed?.json ? parsed.items : parseLines(change.more)
  const sum = change.contains ? more : addLines(snapshot.items, more)
  // Clamp only after adding and subtracting: a change that assigns a line to a store adds the whole quantity a second
  // time and then removes it, so the sum can temporarily exceed the limit.
  const items = subtractLines(sum, parseLines(change.fewer)).map((item) =>
    withQuantity(item, clampQuantity(item.quantity)),
  )
  return { items, ids }
}
