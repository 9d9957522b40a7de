import { englishFacts } from '../texts/en/facts.ts'
import type { CompleteTranslation } from '../texts/en.ts'
import type { Locale } from '../texts/locale.ts'

/** The facts that the elements show if the owner does not write them. */
export type DefaultFacts = CompleteTranslation['facts']

/** Returns the default facts in the language of a locale. Facts that its translations lack are in English. */
export function defaultFactsIn({ translations }: Locale): DefaultFacts {
  const entries = Object.entries(englishFacts).map(([name, english]) => {
    const translated = translations.map(({ facts }) => Object(facts)[name])
    return [name, translated.find((value) => isLike(value, english)) ?? english]
  })
  return Object.fromEntries(entries)
}

/** Returns whether a value has the structure of an English fact. Pages may add any translation. */
function isLike(value: unknown, english: unknown): boolean {
  if (typeof english === 'string') return typeof value === 'string'
  if (Array.isArray(english)) return Array.isArray(value) && value.every((entry) => isLike(entry, english[0]))
  return Object.entries(Object(english)).every(([name, field]) => isLike(Object(value)[name], field))
}
