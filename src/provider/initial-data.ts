import { parseJson } from '../untrusted/decoders.ts'

let responses: unknown

/** Sets the store's responses that the page was prerendered with: JSON, by request address. */
export function setInitialData(json: string | null | undefined): void {
  responses = parseJson(json)
}

/** Returns the initial data for an address, decoded like a response; undefined if there is none, or it is malformed. */
export function initialDataFor<T>(address: string, read: (response: unknown) => T): T | undefined {
  // Most pages have none: skip the decoder and the error that it would throw.
  if (!responses) return undefined
  try {
    return read((responses as Record<string, unknown>)[address])
  } catch {
    return undefined
  }
}
