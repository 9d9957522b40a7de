/*
 * Keeps one cart in sync across all tabs of a site.
 *
 * - Each tab numbers its changes. A tab that changes the cart shows the change, sends it to the other tabs,
 *   and stores the whole cart together with the number of each tab's newest change that the cart contains.
 * - The other tabs apply the change. Because changes are numbered, no tab applies a change twice.
 * - Tabs that change the cart at the same time overwrite each other's stored cart. After a short pause,
 *   each tab therefore takes the stored cart, applies the recent changes that the cart lacks, and stores the
 *   result.
 *
 * The order and the delay in which messages and stored carts arrive do not affect the result, as long as no
 * quantity reaches 0 or the maximum.
 *
 * Other scripts may delete the copy of the cart, which empties the cart. What they store in its place is read
 * only by a page that opens later.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  addLines,
  applyOperation,
  type CartOperation,
  compareCarts,
  decodeOperation,
  type SeenChanges,
  type SharedLines,
  withChange,
} from './cart-changes.ts'
import { type CartItem, createLine } from './cart-item.ts'
import { createStoredCart, type SharedStorage } from './stored-cart.ts'
import { isSameCart, parseLines } from './stored-lines.ts'

/** The cart as this tab shows it. */
export interface CartState {
  items: readonly CartItem[]
  /** Whether the browser could store the latest change. */
  isSaved: boolean
}

/** A cart that all tabs share. */
export interface SharedCart {
  /** The cart's state, which only the shared cart itself may change. */
  readonly store: StoreApi<CartState>
  /** Changes the lines as `update` does, which receives this tab's lines. Returning them changes nothing. */
  change(update: (items: readonly CartItem[]) => readonly CartItem[]): void
  /** Loads the stored cart, and from now on sends changes with `send`. */
  join(send: (operation: CartOperation) => void): void
  /** Applies a message from another tab. */
  receive(message: unknown): void
  /** Merges the stored cart with the changes it lacks. Does nothing if storing the latest change failed. */
  synchronize(): void
  /** Synchronizes after a short pause, for example because another tab has changed the storage. */
  synchronizeLater(): void
  /** Gives lines without a store the default store. */
  assignStore(): void
}

/** A tab compares its cart with the stored one this long after a change, plus a random part of this time. */
const PAUSE_MS = 75
/** A tab without changes for this long synchronizes before its next change, in case it missed a message. */
const QUIET_MS = 1000
/** How long a tab keeps operations, in case another tab stores an older cart late. */
const RECENT_MS = 10_000

interface RecentOperation extends CartOperation {
  readonly at_ms: number
}

/** Creates this tab's view of the shared cart. */
export function createSharedCart(storage: SharedStorage): SharedCart {
  const stored = createStoredCart(storage)
  const store = createStore<CartState>(() => ({ items: [], isSaved: true }))
  let seen: SeenChanges = new Map()
  /** The operations that this tab has sent or received in about the last ten seconds, oldest first. */
  let recent: readonly RecentOperation[] = []
  /** This tab's name and the number of its newest change. */
  let own = { tab: '', count: 0 }
  let send: ((operation: CartOperation) => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const items = () => store.getState().items

  function change(update: (items: readonly CartItem[]) => readonly CartItem[]): void {
    const before = items()
    const after = update(before)
    // The visitor changes what this tab shows. The difference is then applied to the stored cart, which may
    // be newer.
    const difference = compareCarts(before, after)
    if (!difference) return
    if (recentSince(QUIET_MS).length === 0) synchronize()
    own = nextChange()
    const operation = { ...own, ...difference }
    const lines =
      items() === before
        ? { items: after, seen: withChange(seen, own.tab, own.count) }
        : applyOperation({ items: items(), seen }, operation)
    remember(operation)
    // Sent first: if this tab is killed now, the other tabs have the change.
    send?.(operation)
    show(lines, stored.save(lines))
  }

  /** Returns the next change's name and number. A tab gets a new name if its changes are unknown. */
  function nextChange(): { tab: string; count: number } {
    if (seen.get(own.tab) === own.count) return { tab: own.tab, count: own.count + 1 }
    return { tab: Math.random().toString(36), count: 1 }
  }

  function receive(message: unknown): void {
    const operation = decodeOperation(message)
    if (!operation) return
    remember(operation)
    show(applyOperation({ items: items(), seen }, operation))
  }

  function remember(operation: CartOperation): void {
    recent = [...recent, { ...operation, at_ms: performance.now() }]
    synchronizeLater()
  }

  /** Returns the operations of the last `duration_ms` milliseconds. */
  function recentSince(duration_ms: number): readonly RecentOperation[] {
    return recent.filter(({ at_ms }) => at_ms > performance.now() - duration_ms)
  }

  function join(sendOperation: (operation: CartOperation) => void): void {
    send = sendOperation
    const loaded = load()
    if (loaded?.cart !== undefined) show({ items: linesOf(loaded.cart), seen: loaded.seen ?? seen })
    synchronizeLater()
  }

  function synchronize(): void {
    clearTimeout(timer)
    timer = undefined
    recent = recentSince(RECENT_MS)
    const loaded = load()
    if (!loaded) return
    const { copy, cart, seen: storedSeen = seen } = loaded
    const isMissing = copy === null && cart === undefined
    const lines = { items: isMissing ? items() : linesOf(cart ?? copy), seen: storedSeen }
    const merged = recent.reduce(applyOperation, lines)
    const isSaved = merged === lines && isSameCart(copy, merged.items)
    show(merged, isSaved || stored.save(merged))
  }

  function synchronizeLater(): void {
    timer ??= setTimeout(synchronize, PAUSE_MS * (1 + Math.random()))
  }

  function show(lines: SharedLines, isSaved = store.getState().isSaved): void {
    seen = lines.seen
    store.setState({ items: lines.items, isSaved })
  }

  /** Reads the stored cart. Returns undefined if this tab cannot store its own. */
  function load() {
    return store.getState().isSaved ? stored.load() : undefined
  }

  /** Parses a stored cart. Returns this tab's lines if they are the same, so that no change is announced. */
  function linesOf(text: string | null): readonly CartItem[] {
    return isSameCart(text, items()) ? items() : parseLines(text)
  }

  function assignStore(): void {
    // The cart may already contain the same line with that store.
    if (items().some((item) => !item.store)) store.setState({ items: addLines([], items().map(createLine)) })
  }

  return { store, change, join, receive, synchronize, synchronizeLater, assignStore }
}
