import { Refusal } from './answers.ts'

/** The provider refuses a parameter it does not know instead of ignoring it. */
export function allowOnly(parameters: URLSearchParams, known: readonly string[]): void {
  for (const name of parameters.keys()) {
    if (!known.includes(name)) throw unknownProperty(name)
  }
}

export function unknownProperty(name: string): Refusal {
  return new Refusal(400, `property ${name} should not exist`)
}

export function wholeNumber(
  parameters: URLSearchParams,
  name: string,
  fallback: number,
  least: number,
): number {
  const text = parameters.get(name)
  if (text === null) return fallback
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least) {
    throw new Refusal(400, `${name} must be a whole number not less than ${least}`)
  }
  return number
}
