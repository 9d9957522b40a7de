import { readStored, writeStored } from '../storage/stored-text.ts'
import { parseJson } from '../untrusted/readers.ts'
import { EMPTY_QUOTE, QUOTE_SERVICES, type Quote } from './quote.ts'

/** What is typed waits here, in this tab alone, so that a reload loses nothing. */
const DRAFT_KEY = 'electrician-elements-quote'

/** What was typed, field by field: what is empty or not of the field's kind is as if it were never typed. */
export function readDraft(): Partial<Quote> {
  const stored = Object(parseJson(readStored(DRAFT_KEY, 'session') ?? null))
  const fields = Object.entries(EMPTY_QUOTE).filter(([name, empty]) => {
    const value = stored[name]
    return (
      value &&
      typeof value === typeof empty &&
      (name !== 'service' || Object.hasOwn(QUOTE_SERVICES, value as string))
    )
  })
  return Object.fromEntries(fields.map(([name]) => [name, stored[name]]))
}

/** Of nothing, nothing is kept. */
export function keepDraft(typed: Partial<Quote>): void {
  const text = JSON.stringify(typed)
  writeStored(DRAFT_KEY, text === '{}' ? null : text, 'session')
}
