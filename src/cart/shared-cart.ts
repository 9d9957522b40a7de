/*
 * Keeps one cart in sync across all tabs of a site. `localStorage` holds the cart. A tab that changes the cart shows the
 * new lines, stores the whole cart and sends the change to the other tabs, which apply it.
 *
 * Tabs that change the cart at the same time overwrite each other's text. Each tab applies all changes, though, so
 * after a short pause it stores its cart if the text differs. If the text still differs after a longer pause, another
 * script has edited it or a message was lost, and the tab adopts the text.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { runLater } from '../navigation/page-lifecycle.ts'
import { type CartItem, createLine } from './cart-item.ts'
import { applyOperation, type CartOperation, createOperation, decodeOperation } from './cart-operation.ts'
import { isSameCart, parseLines, serializeLines } from './stored-lines.ts'

/** The cart as this tab shows it. */
export interface CartState {
  items: readonly CartItem[]
  /** Whether the browser could store the latest change. */
  isSaved: boolean
}

/** The stored text and the clock that `createSharedCart` uses. */
export interface SharedCartOptions {
  /** Returns the stored cart as JSON; null if none is stored, undefined if the browser blocks storage. */
  read(): string | null | undefined
  /** Stores the cart's JSON. Returns whether that succeeded. */
  write(text: string): boolean
  /** Returns the Unix time in milliseconds. */
  now(): number
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
  /** Adopts the stored cart if it differs. Does nothing if the latest change could not be stored. */
  refresh(): void
  /** Refreshes after the time that a message from another tab needs to arrive. */
  refreshLater(): void
  /** Gives lines without a store the default store. */
  assignStore(): void
}

/** After this pause, plus a random part of it, a tab stores its cart if the stored text differs. */
const SETTLE_MS = 75
/** After this additional pause, a tab adopts a text that differs. */
const QUIET_MS = 500

/** Creates this tab's view of the shared cart. */
export function createSharedCart({ read, write, now }: SharedCartOptions): SharedCart {
  const store = createStore<CartState>(() => ({ items: [], isSaved: true }))
  /**
   * `quiet` if no tab has changed the cart for a while, `changing` if only this tab has, `busy` if other tabs have.
   * `joining` from adopting a cart to the next quiet moment: until then, this tab may have missed changes.
   */
  let status: 'joining' | 'quiet' | 'changing' | 'busy' = 'quiet'
  let send: ((operation: CartOperation) => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let adoptedAt = Number.NEGATIVE_INFINITY

  const items = () => store.getState().items

  function change(update: (items: readonly CartItem[]) => readonly CartItem[]): void {
    if (status === 'quiet') refresh()
    const before = items()
    const after = update(before)
    if (after === before) return
    // Sent first, so that a tab that can read the new text has been sent the operation.
    send?.(createOperation(before, after, now(), status === 'quiet' || status === 'joining'))
    const isSaved = write(serializeLines(after))
    if (status === 'quiet') status = 'changing'
    waitForQuiet()
    store.setState({ items: after, isSaved })
  }

  function receive(message: unknown): void {
    const operation = decodeOperation(message)
    // The adopted cart contains earlier operations.
    if (!operation || operation.at <= adoptedAt) return
    const { before, at } = operation
    if (status === 'quiet' && before !== null && !isSameCart(before, items())) adopt(before, at)
    if (status !== 'joining') status = 'busy'
    waitForQuiet()
    store.setState({ items: applyOperation(items(), operation) })
  }

  function join(sendOperation: (operation: CartOperation) => void): void {
    send = sendOperation
    refresh()
    status = 'joining'
    waitForQuiet()
  }

  function refresh(): void {
    const text = readChangedText()
    if (text !== undefined) adopt(text, now())
  }

  function adopt(text: string | null, at: number): void {
    adoptedAt = at
    status = 'joining'
    waitForQuiet()
    store.setState({ items: parseLines(text) })
  }

  function refreshLater(): void {
    if (timer === undefined) wait(QUIET_MS, becomeQuiet)
  }

  function waitForQuiet(): void {
    wait(SETTLE_MS * (1 + Math.random()), settle)
  }

  function settle(): void {
    // Text that differs although no other tab has changed the cart comes from another script.
    if (status === 'busy' && readChangedText() !== undefined)
      store.setState({ isSaved: write(serializeLines(items())) })
    wait(QUIET_MS, becomeQuiet)
  }

  function becomeQuiet(): void {
    timer = undefined
    status = 'quiet'
    refresh()
  }

  function wait(delay_ms: number, run: () => void): void {
    clearTimeout(timer)
    timer = runLater(run, delay_ms)
  }

  /** Returns the stored text if its lines differ from the lines of this tab, and if this tab can store its lines. */
  function readChangedText(): string | null | undefined {
    const text = store.getState().isSaved ? read() : undefined
    return text === undefined || isSameCart(text, items()) ? undefined : text
  }

  function assignStore(): void {
    if (items().some((item) => !item.store)) store.setState({ items: items().map(createLine) })
  }

  return { store, change, join, receive, refresh, refreshLater, assignStore }
}
