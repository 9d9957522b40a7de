/*
 * The cart is kept twice. The stored text is there at once, and earlier sites read it; but of tabs that write it together,
 * one undoes the other. The log of changes loses none: where the browser has one, it is what counts, and the text its
 * copy, sealed, so that a text from anybody else is told apart and taken over.
 */
import { appendChange, isLogLikely, isLogOpen, lookAtLog, openLog } from '../storage/change-log.ts'
import { isSealed } from '../storage/sealed-text.ts'
import { readStored, storedKeys, writeStored } from '../storage/stored-text.ts'
import { parseJson } from '../untrusted/readers.ts'
import { type CartChange, type Tally, timeOf, wholeCart, withChange } from './cart-change.ts'
import type { CartItem } from './cart-item.ts'
import { CART_KEY, CHANGE_KEY } from './storage-keys.ts'
import { parseLines } from './stored-lines.ts'

/** From so many changes on, one that stands for all takes their place. */
const MANY = 50
/** How late a tab may learn what another has stored, and a change reach the log, at most. */
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

/** Another tab has taken the stored text away: that is meant. */
export function expectClearing(): void {
  isCleared = true
}

/** The lines that all changes of all tabs amount to; null where there is no log. */
export async function gatherChanges(): Promise<readonly CartItem[] | null> {
  // What a visitor changes before the log is open is not in it, and must not count twice.
  const wasOpen = isLogOpen()
  const textBefore = readStored(CART_KEY)
  await openLog()
  let tally = NOTHING
  let stale: string[] = []
  const isThere = await lookAtLog((changes) => {
    const text = wasOpen ? readStored(CART_KEY) : textBefore
    const isOthers = isForeign(text, changes)
    const log = isOthers
      ? [wholeCart({ items: parseLines(text ?? null), ids: tallyOf(changes).ids })]
      : changes
    const strays = storedKeys(CHANGE_KEY).sort()
    stale = strays.filter((key) => timeOf(strayAt(key)) < Date.now() - LATE_MS)
    tally = tallyOf([...log, ...strays.map(strayAt)])
    return isOthers || changes.length > MANY || stale.length > 0 ? [wholeCart(tally)] : undefined
  })
  if (!isThere) return null
  isCleared = false
  for (const key of stale) writeStored(key, null)
  return pending.reduce(withChange, tally).items
}

/** Whether the text is anybody else's, and not the copy of some earlier state of the log. */
function isForeign(text: string | null | undefined, changes: unknown[]): boolean {
  if (changes.length === 0) return true
  if (text !== null) return text !== undefined && !isSealed(text)
  // Another tab's first change is in the log before its text can be seen here; and a full storage has no text.
  const isLate = !isCleared && timeOf(changes.at(-1)) > Date.now() - LATE_MS
  return !isLate && writeStored(CART_KEY, '[]')
}

/** A change that a tab has stored and perhaps not brought to the log. */
function strayAt(key: string): unknown {
  return parseJson(readStored(key) ?? null)
}

function tallyOf(changes: unknown[]): Tally {
  return changes.reduce(withChange, NOTHING)
}
