/*
 * The cart is kept twice. The stored text is there at once, and earlier sites read it; but of tabs that write it together,
 * one undoes the other. The log of changes loses none: where the browser has one, it is what counts, and the text its
 * copy, sealed, so that a text from anybody else is told apart and taken over.
 */
import { appendChange, isLogLikely, lookAtLog, openLog } from '../storage/change-log.ts'
import { isSealed } from '../storage/sealed-text.ts'
import { readStored, storedIds, writeStored } from '../storage/stored-text.ts'
import { parseJson } from '../untrusted/readers.ts'
import { type CartChange, type Tally, timeOf, wholeCart, withChange } from './cart-change.ts'
import type { CartItem } from './cart-item.ts'
import { atLeast } from './cart-lines.ts'
import { CART_KEY, CHANGE_KEY } from './storage-keys.ts'
import { parseLines } from './stored-lines.ts'

/** From so many changes on, one that stands for all takes their place. */
const MANY = 50
/** How late a tab may learn what another has stored, at most. */
const LATE_MS = 2000

const NOTHING: Tally = { items: [], ids: [] }

/** Our own changes on their way to the log. */
let pending: CartChange[] = []
let isCleared = false

/** Puts a change beside those of the other tabs; false where there is no log to put it. */
export function shareChange(change: CartChange): boolean {
  if (!isLogLikely()) return false
  pending.push(change)
  // A tab that is closed right now takes what is on its way to the log with it; this stays.
  const key = CHANGE_KEY + change.id
  writeStored(key, JSON.stringify(change))
  appendChange(change, () => {
    pending = pending.filter((other) => other !== change)
    writeStored(key, null)
  })
  return true
}

/** Lines that somebody else has stored: all of the cart from here on, with what was under way as they were written. */
export function shareCart(items: readonly CartItem[]): void {
  shareChange(wholeCart({ items, ids: strayIds() }))
}

/** Another tab has taken the stored text away: that is meant. */
export function expectClearing(): void {
  isCleared = true
}

/** The lines that all changes of all tabs amount to; null where there is no log. */
export async function gatherChanges(): Promise<readonly CartItem[] | null> {
  await openLog()
  let tally = NOTHING
  let strays: string[] = []
  let text: string | null | undefined
  const isThere = await lookAtLog((changes) => {
    text = readStored(CART_KEY)
    const logged = changes.reduce(withChange, NOTHING)
    const isOthers = isForeign(text, changes)
    isCleared = false
    strays = strayIds()
    const underWay = [...strays.map(strayOf), ...pending]
    tally = underWay.reduce(withChange, isOthers ? fromText(text, logged, underWay) : logged)
    const isMore = tally.ids.length > logged.ids.length
    return isOthers || isMore || changes.length > MANY ? [wholeCart(tally)] : undefined
  })
  if (!isThere) return null
  pending = pending.filter(({ id }) => !tally.ids.includes(id))
  // All of them are in the log now, whether or not their tabs come to it.
  for (const id of strays) writeStored(CHANGE_KEY + id, null)
  // Who has written since the look is not to be written over.
  const latest = readStored(CART_KEY)
  if (latest !== text && !isSealed(latest)) return gatherChanges()
  return pending.reduce(withChange, tally).items
}

/** Whoever wrote the text had in it what was under way; or not, where tabs that knew nothing of each other began the log. */
function fromText(text: string | null | undefined, logged: Tally, underWay: unknown[]): Tally {
  const items = parseLines(text)
  const early = underWay.reduce(withChange, { ...NOTHING, ids: logged.ids })
  return { items: logged.ids.length === 0 ? atLeast(items, early.items) : items, ids: early.ids }
}

/** Whether the text is anybody else's, and not the copy of some earlier state of the log. */
function isForeign(text: string | null | undefined, changes: unknown[]): boolean {
  if (changes.length === 0) return true
  if (text !== null) return text !== undefined && !isSealed(text)
  // Another tab may have begun the log before its text can be seen here; and a full storage has no text.
  const isNew = !isCleared && timeOf(changes[0]) > Date.now() - LATE_MS
  return !isNew && writeStored(CART_KEY, '[]')
}

/** Of the changes that a tab has stored and perhaps not brought to the log, by age. */
const strayIds = () => storedIds(CHANGE_KEY)

function strayOf(id: string): unknown {
  return parseJson(readStored(CHANGE_KEY + id))
}
