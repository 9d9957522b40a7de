import { readStorage, writeStorage } from '../storage/browser-storage.ts'
import { parseJson } from '../untrusted/json.ts'
import { EMPTY_QUOTE, type Quote } from './quote.ts'

/**
 * Returns the storage key of a form's draft. Drafts are kept in `sessionStorage`, so that a reload does not
 * lose them. The first form on every page has the same key.
 */
export function draftKey(formNumber: number): string {
  return `electrician-elements-quote${'+'.repeat(formNumber - 1)}`
}

/** Returns the draft's fields, without empty and invalid ones. */
export function readDraft(key: string): Partial<Quote> {
  const saved = Object(parseJson(readStorage(key, 'sessionStorage')))
  const fields = Object.entries(EMPTY_QUOTE).flatMap(([name, empty]) => {
    const value = saved[name]
    return typeof value === typeof empty && value ? [[name, value]] : []
  })
  return Object.fromEntries(fields)
}

/** Saves the draft, or removes it if it has no fields. */
export function writeDraft(key: string, draft: Partial<Quote>): void {
  const text = JSON.stringify(draft)
  writeStorage(key, text === '{}' ? null : text, 'sessionStorage')
}
