import { readStorage, writeStorage } from '../storage/browser-storage.ts'
import { parseJson } from '../untrusted/decoders.ts'
import { EMPTY_QUOTE, QUOTE_SERVICES, type Quote } from './quote.ts'

/** The keys that forms of the page write under. */
const taken = new Set<string>()

/**
 * A key under which what is typed waits, in this tab alone, so that a reload loses nothing: each form has its own, the
 * first the one it has on every page, until it is given back.
 */
export function claimDraftKey(): string {
  let key = 'electrician-elements-quote'
  while (taken.has(key)) key += '+'
  taken.add(key)
  return key
}

export function releaseDraftKey(key: string): void {
  taken.delete(key)
}

/** Returns the fields that were typed. Those that are empty or of the wrong type are left out. */
export function readDraft(key: string): Partial<Quote> {
  const kept = Object(parseJson(readStorage(key, 'sessionStorage')))
  const fields = Object.entries(EMPTY_QUOTE).flatMap(([name, empty]) => {
    const value = kept[name]
    const isValid =
      typeof value === typeof empty && (name !== 'service' || Object.hasOwn(QUOTE_SERVICES, value as string))
    return isValid && value ? [[name, value]] : []
  })
  return Object.fromEntries(fields)
}

/** Saves the fields that were typed, or removes the draft if there are none. */
export function writeDraft(key: string, typed: Partial<Quote>): void {
  const text = JSON.stringify(typed)
  writeStorage(key, text === '{}' ? null : text, 'sessionStorage')
}
