import { createStore } from 'zustand/vanilla'
import { isLogOpen } from '../storage/change-log.ts'
import { isSealed, seal } from '../storage/sealed-text.ts'
import { onStoredElsewhere, readStored, writeStored } from '../storage/stored-text.ts'
import { changeBetween } from './cart-change.ts'
import type { CartItem } from './cart-item.ts'
import { expectClearing, gatherChanges, shareCart, shareChange } from './shared-changes.ts'
import { CART_KEY, SET_ASIDE_KEY } from './storage-keys.ts'
import {
  parseLines,
  parseSetAside,
  type SetAside,
  serializeLines,
  serializeSetAside,
} from './stored-lines.ts'

export interface CartState {
  items: readonly CartItem[]
  /** The order that was handed to the checkout and has not been seen to succeed (see `set-aside.ts`). */
  setAside: SetAside | null
  /** `starting`: the checkout call runs. `leaving`: the browser is on its way to the checkout page. */
  checkout: 'idle' | 'starting' | 'leaving'
  /** What the checkout had against the order, in the visitor's words; null when nothing. */
  checkoutProblem: string | null
  /** Whether the browser keeps the cart beyond this page. */
  isSaved: boolean
}

/** The one cart of the page, shared by every tag and, through the browser's storage, by every tab. */
export const cartStore = createStore<CartState>(() => ({
  items: [],
  setAside: null,
  checkout: 'idle',
  checkoutProblem: null,
  isSaved: true,
}))

/** What the page's own cart was last read from or written as: reading is skipped while it stays the same text. */
const known: Record<string, string | null> = { [CART_KEY]: null, [SET_ASIDE_KEY]: null }

/** After a change of our own, others' may be on their way as well. */
const PAUSE_MS = 100

/** Takes over what is stored: another tab may have changed it. Where storage is closed to us, the page's own cart stays. */
export function refreshCart(): void {
  if (!isLogOpen()) takeText()
  takeSetAside()
  void joinTabs()
}

/** Replaces the lines by what `change` makes of the latest ones, in this tab and in storage. */
export function changeItems(change: (items: readonly CartItem[]) => readonly CartItem[]): void {
  takeText()
  const before = cartStore.getState().items
  const items = change(before)
  if (items === before) return
  const isShared = shareChange(changeBetween(before, items))
  cartStore.setState({ items, isSaved: saveItems(items, isShared), checkoutProblem: null })
  if (!isJoinPlanned) setTimeout(joinTabs, PAUSE_MS)
  isJoinPlanned = true
}

export function changeSetAside(setAside: SetAside | null): void {
  save(SET_ASIDE_KEY, setAside && serializeSetAside(setAside))
  cartStore.setState({ setAside })
}

/** Reads the stored cart and keeps up with the other tabs until the returned function is called. */
export function followStoredCart(): () => void {
  refreshCart()
  return onStoredElsewhere([CART_KEY, SET_ASIDE_KEY], (key, isGone) => {
    if (isGone && key !== SET_ASIDE_KEY) expectClearing()
    refreshCart()
  })
}

let isJoining = false
let mustJoinAgain = false
let isJoinPlanned = false

/** Takes over what the tabs have made of the cart together. */
async function joinTabs(): Promise<void> {
  isJoinPlanned = false
  mustJoinAgain = isJoining
  if (isJoining) return
  isJoining = true
  do {
    mustJoinAgain = false
    const items = await gatherChanges()
    if (items) show(items)
  } while (mustJoinAgain)
  isJoining = false
}

function show(items: readonly CartItem[]): void {
  const text = serializeLines(items)
  if (text !== serializeLines(cartStore.getState().items)) cartStore.setState({ items })
  if (readStored(CART_KEY) !== seal(text)) saveItems(items, true)
}

/** The stored lines as they are: before there is a log, and where somebody else has written them. */
function takeText(): void {
  const text = readChanged(CART_KEY)
  if (text === undefined || (isLogOpen() && isSealed(text))) return
  known[CART_KEY] = text
  const items = parseLines(text)
  if (isLogOpen()) shareCart(items)
  cartStore.setState({ items })
}

function takeSetAside(): void {
  const text = readChanged(SET_ASIDE_KEY)
  if (text === undefined) return
  known[SET_ASIDE_KEY] = text
  cartStore.setState({ setAside: parseSetAside(text) })
}

function readChanged(key: string): string | null | undefined {
  const text = readStored(key)
  return text === known[key] ? undefined : text
}

/** The copy of the lines that is there at once, and that earlier sites read. A text that tabs share a log beside is sealed. */
function saveItems(items: readonly CartItem[], isShared: boolean): boolean {
  const text = serializeLines(items)
  return save(CART_KEY, isShared ? seal(text) : text)
}

function save(key: string, text: string | null): boolean {
  const isSaved = writeStored(key, text)
  if (isSaved) known[key] = text
  return isSaved
}
