import { RequestError } from './responses.ts'

/** Rejects unknown query parameters, as the hosted store does. */
export function allowOnly(parameters: URLSearchParams, known: readonly string[]): void {
  for (const name of parameters.keys()) {
    if (!known.includes(name)) throw unknownProperty(name)
  }
}

/** Returns the error for an unknown query parameter or an unknown key in a request body. */
export function unknownProperty(name: string): RequestError {
  return new RequestError(400, `property ${name} should not exist`)
}

/** Returns a query parameter as a whole number of at least `minimum`, or `fallback` if the parameter is absent. */
export function wholeNumber(
  parameters: URLSearchParams,
  name: string,
  fallback: number,
  minimum: number,
): number {
  const text = parameters.get(name)
  if (text === null) return fallback
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < minimum) {
    throw new RequestError(400, `${name} must be a whole number not less than ${minimum}`)
  }
  return number
}

/** Returns a field of a request body. Throws if the field is not a non-empty string. */
export function textOf(fields: Record<string, unknown>, key: string): string {
  const value = fields[key]
  if (typeof value !== 'string' || value === '')
    throw new RequestError(400, `${key} must be a string that is not empty`)
  return value
}

/** Returns a part of a request body. Throws if the part is not an object. */
export function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError(400, `${name} must be an object`)
  }
  return value as Record<string, unknown>
}
