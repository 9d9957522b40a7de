/*
 * Decoders check untrusted values, such as the store's responses and saved carts. Small decoders are combined
 * into decoders of whole objects, from which types are inferred: `Decoded<typeof variantDecoder>`. The
 * annotations let the bundler remove decoders that nothing uses.
 */

/** Returns the value with its type, or undefined if it is not valid. */
export type Decoder<Value> = (value: unknown) => Value | undefined

/** The type that a decoder returns for valid values. */
export type Decoded<Source> = Source extends Decoder<infer Value> ? Value : never

type Shape = Record<string, Decoder<unknown>>

/** Decodes a string. */
export const string: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined)

/** Decodes a string with at least one character. */
export const nonEmptyString: Decoder<string> = (value) => string(value) || undefined

/** Decodes a boolean. */
export const boolean: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** Decodes a number other than NaN and infinity. */
export const finiteNumber: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Decodes an integer from 0 to `Number.MAX_SAFE_INTEGER`, such as an amount or a quantity. */
export const nonNegativeInteger: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** Accepts any value; a missing one decodes as null. */
export const anything: Decoder<unknown> = (value) => value ?? null

/** Returns a decoder that decodes invalid values as `fallback`. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefault<Value, Fallback>(decoder: Decoder<Value>, fallback: Fallback) {
  return (value: unknown): Value | Fallback => decoder(value) ?? fallback
}

/** Returns a decoder of objects with these fields. One invalid field makes the object invalid. */
/* @__NO_SIDE_EFFECTS__ */
export function object<Fields extends Shape>(
  shape: Fields,
): Decoder<{ [Name in keyof Fields]: Decoded<Fields[Name]> }> {
  const decoders = Object.entries(shape)
  return (value) => {
    if (typeof value !== 'object' || !value) return undefined
    const decoded: Record<string, unknown> = {}
    for (const [name, decoder] of decoders) {
      const field = decoder((value as Record<string, unknown>)[name])
      if (field === undefined) return undefined
      decoded[name] = field
    }
    return decoded as { [Name in keyof Fields]: Decoded<Fields[Name]> }
  }
}

/** Decodes an object with any fields as a shallow copy. */
export const record: Decoder<Record<string, unknown>> = (value) => {
  if (typeof value !== 'object' || !value) return undefined
  const copy = { ...value }
  // Delete `__proto__`, because code that copies it by assignment would change the prototype of the target
  // object.
  Reflect.deleteProperty(copy, '__proto__')
  return copy
}

/** Decodes an array of any values. */
export const array: Decoder<unknown[]> = (value) => (Array.isArray(value) ? value : undefined)

/** Returns a decoder that keeps the valid entries of an array. Any other value decodes as an empty array. */
/* @__NO_SIDE_EFFECTS__ */
export function arrayOf<Value>(decoder: Decoder<Value>) {
  return (value: unknown): Value[] => (array(value) ?? []).map(decoder).filter((entry) => entry !== undefined)
}

/** Decodes a string; anything else decodes as an empty string. */
export const stringOrEmpty = withDefault(string, '')
/** Decodes a non-empty string; anything else decodes as null. */
export const stringOrNull = withDefault(nonEmptyString, null)
/** Decodes a boolean; anything else decodes as false. */
export const booleanOrFalse = withDefault(boolean, false)
/** Decodes a non-negative integer; anything else decodes as null. */
export const integerOrNull = withDefault(nonNegativeInteger, null)
/** Decodes a finite number; anything else decodes as 0. */
export const numberOrZero = withDefault(finiteNumber, 0)
