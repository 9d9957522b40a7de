import { isEnglish, type Locale } from './locale.ts'
import { numberText, pluralCategory } from './number-text.ts'
import type { PluralText, Text, Texts, Translate } from './text.ts'

/** Matches the languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/i

type Values = Readonly<Record<string, string | number>>

/**
 * Returns the function that writes texts in a locale's language. Texts without a translation are in English.
 * @param english the English texts of a file in `texts/en`
 */
export function translator<Known extends Texts>(english: Known, locale: Locale): Translate<Known> {
  return (key, ...[values]) => {
    for (const { texts } of locale.translations) {
      const text: unknown = Object.hasOwn(texts, key) ? texts[key] : undefined
      if (isText(text)) return fill(text, values, locale)
    }
    return fill(english[key] as Text, values, isEnglish(locale) ? locale : { ...locale, language: 'en' })
  }
}

/** Returns whether a value is a text. Pages may add any value. */
function isText(value: unknown): value is Text {
  return typeof value === 'string' || typeof (value as PluralText | undefined | null)?.other === 'string'
}

function fill(text: Text, values: Values = {}, locale: Locale): string {
  const count = Number(values['count'])
  const form: unknown = typeof text === 'string' ? text : text[pluralCategory(count, locale)]
  const template = typeof form === 'string' ? form : (text as PluralText).other
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (!Object.hasOwn(values, name)) return placeholder
    return isolated(name === 'count' ? numberText(count, locale) : `${values[name]}`, locale)
  })
}

/** Keeps the parts of prices, numbers and names in order inside a sentence that reads from right to left. */
function isolated(value: string, { language }: Locale): string {
  return RIGHT_TO_LEFT.test(language) ? `\u2068${value}\u2069` : value
}
