/*
 * Keeps one cart in sync across all tabs of a site.
 *
 * - Each tab numbers its changes. A tab that changes the cart shows the change, sends it to the other tabs, and stores the
 *   whole cart together with the number of each tab's newest change that the cart contains.
 * - The other tabs apply the change. Because changes are numbered, no tab applies a change twice.
 * - Tabs that change the cart at the same time overwrite each other's stored cart. After a short pause, each tab therefore
 *   takes the stored cart, applies the recent changes that the cart lacks, and stores the result.
 *
 * The order and the delay in which messages and stored carts arrive do not affect the result, as long as no quantity
 * reaches 0 or the maximum.
 *
 * Other scripts may edit the copy of the cart in the specification's format. If no tab has changed the cart in the last
 * second, and no tab has stored the text of the copy in the last ten seconds, the copy is adopted.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { runLater } from '../navigation/page-lifecycle.ts'
import { type CartItem, createLine } from './cart-item.ts'
import { addLines } from './cart-lines.ts'
import {
  applyOperation,
  type CartOperation,
  compareCarts,
  decodeOperation,
  type SeenChanges,
  type SharedLines,
  withChange,
} from './cart-operation.ts'
import { CART_KEY, SHARED_CART_KEY } from './storage-keys.ts'
import { parseChanges, serializeChanges } from './stored-changes.ts'
import { isSameCart, parseLines, serializeLines } from './stored-lines.ts'

/** The cart as this tab shows it. */
export interface CartState {
  items: readonly CartItem[]
  /** Whether the browser could store the latest change. */
  isSaved: boolean
}

/** The storage that all tabs share. */
export interface SharedStorage {
  /** Returns the stored text; null if there is none, undefined if the browser blocks storage. */
  read(key: string): string | null | undefined
  /** Stores a text, or removes the key if the text is null. Returns whether that succeeded. */
  write(key: string, text: string | null): boolean
}

/** A cart that all tabs share. */
export interface SharedCart {
  /** The cart's state, which only the shared cart itself may change. */
  readonly store: StoreApi<CartState>
  /**
   * Replaces the lines with the result of `update`, which receives the latest ones. Returning the same array changes
   * nothing.
   */
  change(update: (items: readonly CartItem[]) => readonly CartItem[]): void
  /** Loads the stored cart, and from now on sends changes with `send`. */
  join(send: (operation: CartOperation) => void): void
  /** Applies a message from another tab. */
  receive(message: unknown): void
  /** Merges the stored cart with the changes that it lacks. Does nothing if the latest change could not be stored. */
  synchronize(): void
  /**
   * Synchronizes after a short pause, because another tab has changed the storage.
   * @param changes the text that was stored under `SHARED_CART_KEY`, if the change concerns this key
   */
  storageChanged(changes?: string | null): void
  /** Gives lines without a store the default store. */
  assignStore(): void
}

/** A tab compares its cart with the stored one this long after a change, plus a random part of this time. */
const PAUSE_MS = 75
/** An edit by another script is adopted only this long after the latest change. */
const QUIET_MS = 1000
/** How long a tab keeps operations and stored texts, in case another tab stores an older cart late. */
const RECENT_MS = 10_000

type Recent<Entry> = Entry & { readonly at_ms: number }

function withoutOld<Entry>(entries: readonly Recent<Entry>[]): readonly Recent<Entry>[] {
  return entries.filter(({ at_ms }) => at_ms > performance.now() - RECENT_MS)
}

/** Creates this tab's view of the shared cart. */
export function createSharedCart({ read, write }: SharedStorage): SharedCart {
  const store = createStore<CartState>(() => ({ items: [], isSaved: true }))
  let seen: SeenChanges = new Map()
  /** The operations that this tab has sent or received in the last ten seconds, oldest first. */
  let recent: readonly Recent<CartOperation>[] = []
  /** The carts that tabs have stored in the last ten seconds. A copy with one of these texts is outdated, not edited. */
  let storedTexts: readonly Recent<{ text: string }>[] = []
  /** This tab's name and the number of its newest change. */
  let own = { tab: '', count: 0 }
  /** When this tab last made a change or learned of another tab's change, in milliseconds since the page was opened. */
  let changedAt_ms = Number.NEGATIVE_INFINITY
  let send: ((operation: CartOperation) => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const items = () => store.getState().items
  const isQuiet = () => performance.now() - changedAt_ms >= QUIET_MS

  function change(update: (items: readonly CartItem[]) => readonly CartItem[]): void {
    if (isQuiet()) synchronize()
    const before = items()
    const after = update(before)
    if (after === before) return
    own = nextChange()
    const operation = { ...own, ...compareCarts(before, after) }
    const lines = { items: after, seen: withChange(seen, own.tab, own.count) }
    remember(operation)
    // Sent first: if this tab is killed now, the other tabs have the change.
    send?.(operation)
    show(lines, save(lines))
  }

  /** Returns the name and number of this tab's next change. A tab gets a new name if its changes are no longer known. */
  function nextChange(): { tab: string; count: number } {
    if (seen.get(own.tab) === own.count) return { tab: own.tab, count: own.count + 1 }
    return { tab: Math.random().toString(36).slice(2), count: 1 }
  }

  function receive(message: unknown): void {
    const operation = decodeOperation(message)
    if (!operation) return
    remember(operation)
    show(applyOperation({ items: items(), seen }, operation))
  }

  function remember(operation: CartOperation): void {
    changedAt_ms = performance.now()
    recent = [...withoutOld(recent), { ...operation, at_ms: changedAt_ms }]
    synchronizeLater()
  }

  function join(sendOperation: (operation: CartOperation) => void): void {
    send = sendOperation
    recent = withoutOld(recent)
    const { copy, changes } = readStored()
    if (copy !== undefined) show({ items: linesOf(changes?.cart ?? copy), seen: changes?.seen ?? seen })
    changedAt_ms = Number.NEGATIVE_INFINITY
    synchronizeLater()
  }

  function synchronize(): void {
    clearTimeout(timer)
    timer = undefined
    recent = withoutOld(recent)
    storedTexts = withoutOld(storedTexts)
    const { copy, changes } = readStored()
    if (copy === undefined) return
    let stored: SharedLines = changes
      ? { items: linesOf(changes.cart), seen: changes.seen }
      : { items: items(), seen }
    if ([...stored.seen].some(([tab, count]) => count > (seen.get(tab) ?? 0)))
      changedAt_ms = performance.now()
    const isKnown = storedTexts.some(({ text }) => text === copy)
    const isEdited = isQuiet() && !isKnown && !isSameCart(copy, stored.items)
    if (isEdited) stored = { items: linesOf(copy), seen: stored.seen }
    const merged = recent.reduce(applyOperation, stored)
    const isStored = !isEdited && merged === stored && isSameCart(copy, merged.items)
    show(merged, isStored || save(merged))
  }

  function storageChanged(changes?: string | null): void {
    const text = parseChanges(changes)?.cart
    if (text) rememberText(text)
    synchronizeLater()
  }

  function synchronizeLater(): void {
    timer ??= runLater(synchronize, PAUSE_MS * (1 + Math.random()))
  }

  function rememberText(text: string): void {
    storedTexts = [...withoutOld(storedTexts), { text, at_ms: performance.now() }]
  }

  function show(lines: SharedLines, isSaved = store.getState().isSaved): void {
    seen = lines.seen
    store.setState({ items: lines.items, isSaved })
  }

  /**
   * Stores the cart, then its copy. A tab that reads the old copy thus also finds new changes in the stored cart, and does
   * not mistake the old copy for an edited one.
   */
  function save(lines: SharedLines): boolean {
    const text = serializeLines(lines.items)
    rememberText(text)
    if (!write(SHARED_CART_KEY, serializeChanges(lines.seen, text))) return false
    if (write(CART_KEY, text)) return true
    // The next page must not mistake the old copy for an edited one.
    write(SHARED_CART_KEY, null)
    return false
  }

  /** Reads the stored cart with its changes, and the copy. The copy is undefined if this tab cannot store its cart. */
  function readStored() {
    const copy = store.getState().isSaved ? read(CART_KEY) : undefined
    return { copy, changes: parseChanges(read(SHARED_CART_KEY)) }
  }

  /** Parses a stored cart. Returns this tab's lines if they are the same, so that they keep their order. */
  function linesOf(text: string | null): readonly CartItem[] {
    return isSameCart(text, items()) ? items() : parseLines(text)
  }

  function assignStore(): void {
    // The cart may already contain the same line with that store.
    if (items().some((item) => !item.store)) store.setState({ items: addLines([], items().map(createLine)) })
  }

  return { store, change, join, receive, synchronize, storageChanged, assignStore }
}
