import { createStore } from 'zustand/vanilla'
import { runLater } from '../navigation/page-lifecycle.ts'
import { isLogOpen } from '../storage/change-log.ts'
import { isSealed, seal } from '../storage/sealed-text.ts'
import { onStoredElsewhere, readStored, storedIds, writeStored } from '../storage/stored-text.ts'
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
  /** The orders that were handed to the checkout and have not been seen to succeed, by age (see `set-aside.ts`). */
  setAside: readonly SetAside[]
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
  setAside: [],
  checkout: 'idle',
  checkoutProblem: null,
  isSaved: true,
}))

/** What the page's own cart was last read from or written as: reading is skipped while it stays the same text. */
let knownText: string | null = null
let knownOrders = ''

/** After a change of our own, others' may be on their way as well. */
const PAUSE_MS = 100

/** Takes over what is stored: another tab may have changed it. Where storage is closed to us, the page's own cart stays. */
export function refreshCart(): void {
  if (!isLogOpen()) takeText()
  takeSetAside()
  void joinTabs()
}

/**
 * Replaces the lines by what `change` makes of the latest ones, in this tab and in storage.
 * @param id of a change that two tabs may make at the same moment
 */
export function changeItems(change: (items: readonly CartItem[]) => readonly CartItem[], id?: string): void {
  takeText()
  const before = cartStore.getState().items
  const items = change(before)
  if (items === before) return
  const isShared = shareChange(changeBetween(before, items, id))
  cartStore.setState({ items, isSaved: saveItems(items, isShared), checkoutProblem: null })
  if (!isJoinPlanned) runLater(joinTabs, PAUSE_MS)
  isJoinPlanned = true
}

/** Keeps an order aside, in the place of what is kept of it; forgets one without lines. */
export function keepAside(order: SetAside): void {
  const key = SET_ASIDE_KEY + order.id
  const text = order.items.length > 0 ? serializeSetAside(order) : null
  // Where all tabs' storage is full, this tab's own may have room.
  if (!writeStored(key, text) || !text) writeStored(key, text, 'sessionStorage')
  knownOrders = `${storedOrders()}`
  const others = cartStore.getState().setAside.filter(({ id }) => id !== order.id)
  cartStore.setState({ setAside: text ? [...others, order] : others })
}

/** Reads the stored cart and keeps up with the other tabs until the returned function is called. */
export function followStoredCart(): () => void {
  refreshCart()
  return onStoredElsewhere((key, isGone) => {
    const isCart = key === null || key === CART_KEY
    if (isCart && isGone) expectClearing()
    if (isCart || key.startsWith(SET_ASIDE_KEY)) refreshCart()
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
  const text = readStored(CART_KEY)
  if (text === undefined || text === knownText || (isLogOpen() && isSealed(text))) return
  knownText = text
  const items = parseLines(text)
  if (isLogOpen()) shareCart(items)
  cartStore.setState({ items })
}

function takeSetAside(): void {
  const texts = storedOrders()
  if (`${texts}` === knownOrders) return
  knownOrders = `${texts}`
  cartStore.setState({ setAside: texts.map(parseSetAside).filter((order) => order !== null) })
}

function storedOrders(): string[] {
  return (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
    storedIds(SET_ASIDE_KEY, area).map((id) => readStored(SET_ASIDE_KEY + id, area) ?? ''),
  )
}

/**
 * The copy of the lines that is there at once, and that earlier sites read. A text that tabs share a log beside is sealed;
 * not one that goes on from somebody else's, which the log has yet to take over.
 */
function saveItems(items: readonly CartItem[], isShared: boolean): boolean {
  const lines = serializeLines(items)
  const isTakenOver = isLogOpen() || knownText === null || isSealed(knownText)
  const text = isShared && isTakenOver ? seal(lines) : lines
  const isSaved = writeStored(CART_KEY, text)
  if (isSaved) knownText = text
  return isSaved
}
