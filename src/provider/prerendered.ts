import { parseJson } from '../untrusted/readers.ts'

let answers: unknown

/** Keeps the store's answers that a page was prerendered with: JSON, each under the address it was asked for. */
export function rememberAnswers(json: string | null | undefined): void {
  answers = parseJson(json)
}

/** What such an answer says, read as a live one is; undefined without one, or with one that can't be read. */
export function recall<T>(address: string, read: (answer: unknown) => T): T | undefined {
  // Most pages were prerendered with nothing: no reader need find that out.
  if (answers === undefined) return undefined
  try {
    return read((answers as Record<string, unknown>)[address])
  } catch {
    return undefined
  }
}
