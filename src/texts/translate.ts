import { isEnglish, type Locale } from './locale.ts'
import { numberText, pluralCategory } from './number-text.ts'
import type { PluralText, Text, Texts, Translate } from './text.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * Returns the function that writes texts in the language of a locale. Texts that its translations lack are in English.
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
  const template = typeof text === 'string' ? text : (text[pluralCategory(count, locale)] ?? text.other)
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : placeholder
    return name === 'count' ? numberText(count, locale) : String(value)
  })
}
