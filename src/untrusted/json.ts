/**
 * Returns a value as JSON. Ignores a `toJSON` method on `Array.prototype` or `Object.prototype`: old versions of
 * Prototype.js add one that turns every array into a string.
 */
export function toJson(value: unknown): string {
  return 'toJSON' in [] ? JSON.stringify(value, originalValue) : JSON.stringify(value)
}

function originalValue(this: Record<string, unknown>, key: string, converted: unknown): unknown {
  const original = this[key]
  const isPlain = Object(original) === original && Object.getPrototypeOf(original) === Object.prototype
  return isPlain || Array.isArray(original) ? original : converted
}

/** Parses JSON. Returns null if the text is missing or not valid JSON. */
export function parseJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}
