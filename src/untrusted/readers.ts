/*
 * What comes from outside, read as what it should be: the store's answers, the saved cart, the owner's facts. A reader
 * gives the value, or undefined for one that it can't use; readers are put together to those of whole entities.
 */

export type Reader<Value> = (value: unknown) => Value | undefined

export type ReadBy<Read> = Read extends Reader<infer Value> ? Value : never

type Fields = Record<string, Reader<unknown>>
type Entity<Shape extends Fields> = { [Key in keyof Shape]: ReadBy<Shape[Key]> }

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

/** Text with something in it. */
export const filled: Reader<string> = (value) => text(value) || undefined

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const finite: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

/** A whole number from 0 that computes exactly: cents, pieces. */
export const whole: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined

export const anything: Reader<unknown> = (value) => value ?? null

/** Reads what the other can't use as `instead`. */
export function or<Value, Instead>(read: Reader<Value>, instead: Instead) {
  return (value: unknown): Value | Instead => read(value) ?? instead
}

/** An object's fields, those alone; undefined where one of them is. */
export function entity<Shape extends Fields>(shape: Shape): Reader<Entity<Shape>> {
  const fields = Object.entries(shape)
  return (value) => {
    if (typeof value !== 'object' || !value) return undefined
    const read: Record<string, unknown> = {}
    for (const [key, readField] of fields) {
      const field = readField((value as Record<string, unknown>)[key])
      if (field === undefined) return undefined
      read[key] = field
    }
    return read as Entity<Shape>
  }
}

/** An object with whatever it holds. */
export const record: Reader<Record<string, unknown>> = (value) => {
  if (typeof value !== 'object' || !value) return undefined
  const copy = { ...value }
  // Harmless here; but whoever copies it by assignment would be given another prototype.
  Reflect.deleteProperty(copy, '__proto__')
  return copy
}

/** An array as it is. */
export const list: Reader<unknown[]> = (value) => (Array.isArray(value) ? value : undefined)

/** The entries that can be used, in order. Anything but an array has none. */
export function listOf<Value>(read: Reader<Value>) {
  return (value: unknown): Value[] => (list(value) ?? []).map(read).filter((entry) => entry !== undefined)
}

export function parseJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}
