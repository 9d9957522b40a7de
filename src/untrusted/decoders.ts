/*
 * Decoders for values from outside: the store's responses, the saved cart, a page's settings. A decoder returns the value
 * with its type, or undefined if it is not valid. Decoders are combined into decoders of whole objects, and types are
 * inferred from those: `Decoded<typeof variantDecoder>`.
 */

/** Returns the value as a `Value`, or undefined if it is not one. */
export type Decoder<Value> = (value: unknown) => Value | undefined

/** The type that a decoder returns for valid values. */
export type Decoded<Source> = Source extends Decoder<infer Value> ? Value : never

type Shape = Record<string, Decoder<unknown>>

export const string: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined)

export const nonEmptyString: Decoder<string> = (value) => string(value) || undefined

export const boolean: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const finiteNumber: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** For amounts and quantities: whole, and small enough to compute exactly. */
export const nonNegativeInteger: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

export const anything: Decoder<unknown> = (value) => value ?? null

/** Decodes values that are not valid as `fallback`. */
export function withDefault<Value, Fallback>(decoder: Decoder<Value>, fallback: Fallback) {
  return (value: unknown): Value | Fallback => decoder(value) ?? fallback
}

/** Decodes the fields of `shape` and ignores all others. An object with an invalid field is invalid. */
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

/** An object with any fields. */
export const record: Decoder<Record<string, unknown>> = (value) => {
  if (typeof value !== 'object' || !value) return undefined
  const copy = { ...value }
  // Harmless here, but code that copies the object by assignment would change a prototype.
  Reflect.deleteProperty(copy, '__proto__')
  return copy
}

/** An array of any values. */
export const array: Decoder<unknown[]> = (value) => (Array.isArray(value) ? value : undefined)

/** Keeps the valid entries of an array, in order. Any other value decodes as an empty array. */
export function arrayOf<Value>(decoder: Decoder<Value>) {
  return (value: unknown): Value[] => (array(value) ?? []).map(decoder).filter((entry) => entry !== undefined)
}

export const stringOrEmpty = withDefault(string, '')
export const stringOrNull = withDefault(nonEmptyString, null)
export const booleanOrFalse = withDefault(boolean, false)
export const integerOrNull = withDefault(nonNegativeInteger, null)
export const numberOrZero = withDefault(finiteNumber, 0)

/** Parses JSON; returns null for text that is not JSON. */
export function parseJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}
