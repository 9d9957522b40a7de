import { readStored, writeStored } from '../storage/stored-text.ts'
import { parseJson } from '../untrusted/readers.ts'
import { EMPTY_QUOTE, QUOTE_SERVICES, type Quote } from './quote.ts'

/** What is typed waits here, in this tab alone, so that a reload loses nothing. */
const DRAFT_KEY = 'electrician-elements-quote'

/** The draft, field by field: what is not of the field's kind is as if it were never typed. What the page has `given` stands where nothing is. */
export function readDraft(given: Partial<Quote> = {}): Quote {
  const stored = Object(parseJson(readStored(DRAFT_KEY, 'session') ?? null))
  const fields = Object.entries(EMPTY_QUOTE).map(([name, empty]) => {
    const value = stored[name]
    const isRight =
      typeof value === typeof empty && (name !== 'service' || Object.hasOwn(QUOTE_SERVICES, value as string))
    return [name, (isRight && value) || given[name as keyof Quote] || empty]
  })
  return Object.fromEntries(fields)
}

export function keepDraft(quote: Quote): void {
  writeStored(DRAFT_KEY, JSON.stringify(quote), 'session')
}

export function forgetDraft(): void {
  writeStored(DRAFT_KEY, null, 'session')
}
