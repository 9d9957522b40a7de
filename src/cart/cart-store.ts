import { createStore } from 'zustand/vanilla'
import { onStoredElsewhere, readStored, writeStored } from '../storage/stored-text.ts'
import type { CartItem } from './cart-item.ts'
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

/** What was last read from or written to storage: parsing is skipped while it stays the same text. */
const known: Record<string, string | null> = { [CART_KEY]: null, [SET_ASIDE_KEY]: null }

/** Takes over what is stored: another tab may have changed it. Where storage is closed to us, the page's own cart stays. */
export function refreshCart(): void {
  const lines = readChanged(CART_KEY)
  if (lines !== undefined) cartStore.setState({ items: parseLines(lines) })
  const setAside = readChanged(SET_ASIDE_KEY)
  if (setAside !== undefined) cartStore.setState({ setAside: parseSetAside(setAside) })
}

/** Replaces the lines by what `change` makes of the latest ones, in this tab and in storage. */
export function changeItems(change: (items: readonly CartItem[]) => readonly CartItem[]): void {
  refreshCart()
  const before = cartStore.getState().items
  const items = change(before)
  if (items === before) return
  const isSaved = save(CART_KEY, serializeLines(items))
  cartStore.setState({ items, isSaved, checkoutProblem: null })
}

export function changeSetAside(setAside: SetAside | null): void {
  save(SET_ASIDE_KEY, setAside && serializeSetAside(setAside))
  cartStore.setState({ setAside })
}

/** Reads the stored cart and keeps up with the other tabs until the returned function is called. */
export function followStoredCart(): () => void {
  refreshCart()
  return onStoredElsewhere([CART_KEY, SET_ASIDE_KEY], refreshCart)
}

function readChanged(key: string): string | null | undefined {
  const text = readStored(key)
  if (text === undefined || text === known[key]) return undefined
  known[key] = text
  return text
}

function save(key: string, text: string | null): boolean {
  const isSaved = writeStored(key, text)
  if (isSaved) known[key] = text
  return isSaved
}
