import { readStored, writeStored } from '../storage/stored-text.ts'
import { EMPTY_QUOTE, QUOTE_SERVICES, type Quote } from './quote.ts'

/** What is typed waits here, in this tab alone, so that a reload loses nothing. */
const DRAFT_KEY = 'electrician-elements-quote'

/** The draft, field by field: what is not of the field's kind is as if it were never typed. */
export function readDraft(): Quote {
  const stored = parseObject(readStored(DRAFT_KEY, 'session'))
  const fields = Object.entries(EMPTY_QUOTE).map(([name, empty]) => {
    const value = stored[name]
    const isRight =
      typeof value === typeof empty && (name !== 'service' || Object.hasOwn(QUOTE_SERVICES, value as string))
    return [name, isRight ? value : empty]
  })
  return Object.fromEntries(fields)
}

export function keepDraft(quote: Quote): void {
  writeStored(DRAFT_KEY, JSON.stringify(quote), 'session')
}

export function forgetDraft(): void {
  writeStored(DRAFT_KEY, null, 'session')
}

function parseObject(text: string | null | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
