import { parseJson } from '../untrusted/decoders.ts'

let responses: unknown

/** Sets the initial data of a prerendered page: JSON with the store's responses by request URL. */
export function setInitialData(json: string | null | undefined): void {
  responses = parseJson(json)
}

/**
 * Returns the initial data for a request URL, parsed like a response. Returns undefined if it is missing or invalid.
 */
export function initialDataFor<T>(url: string, parse: (response: unknown) => T): T | undefined {
  // Most pages have no initial data. Return early, because throwing and catching an error is slow.
  if (!responses) return undefined
  try {
    return parse((responses as Record<string, unknown>)[url])
  } catch {
    return undefined
  }
}
