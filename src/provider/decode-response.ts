import { type Decoder, nonEmptyString } from '../untrusted/decoders.ts'
import { StoreError } from './store-error.ts'

/**
 * Decodes a response.
 * @throws StoreError if it has an unexpected structure
 */
export function decodeResponse<Value>(decoder: Decoder<Value>, response: unknown): Value {
  const value = decoder(response)
  if (value === undefined) throw new StoreError('malformed', { cause: response })
  return value
}

/**
 * Decodes the entries of a response and leaves out invalid ones. A console warning names the first ten
 * invalid entries by ID or position.
 * @param what completes the warning "the store sent invalid …", for example `products, which are not shown`
 */
export function decodeValidEntries<Value>(
  decoder: Decoder<Value>,
  entries: unknown[],
  what: string,
): Value[] {
  const values = entries.map(decoder)
  const invalid = values.flatMap((value, index) =>
    value === undefined ? [nonEmptyString(Object(entries[index]).id) ?? `number ${index + 1}`] : [],
  )
  if (invalid[10]) invalid.splice(10, invalid.length, '…')
  if (invalid[0])
    console.warn(
      `electrician-elements: the store sent invalid ${what}. Check their data in the store: ` +
        `${invalid.join(', ')}`,
    )
  return values.filter((value) => value !== undefined)
}

/**
 * Decodes the entries of a response like `decodeValidEntries`.
 * @throws StoreError if there are entries but no valid one, because the store must not look empty
 */
export function decodeSomeEntries<Value>(decoder: Decoder<Value>, entries: unknown[], what: string): Value[] {
  const values = decodeValidEntries(decoder, entries, what)
  if (entries.length > 0 && values.length === 0) throw new StoreError('malformed')
  return values
}
