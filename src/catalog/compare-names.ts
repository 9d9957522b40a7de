/**
 * Returns a function that compares names in the natural order of a language: `9 W` comes before `10 W`.
 * @param language a BCP 47 language tag; empty or invalid for the browser's language
 */
export function nameComparer(language = ''): (a: string, b: string) => number {
  const options = { numeric: true }
  try {
    return new Intl.Collator(language || undefined, options).compare
  } catch {
    return new Intl.Collator(undefined, options).compare
  }
}
