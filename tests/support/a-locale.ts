import type { Locale } from '../../src/texts/locale.ts'
import type { Texts } from '../../src/texts/text.ts'

/** Returns the locale of an element in a language that has only these texts. */
export function aLocale(texts: Texts, language = 'de'): Locale {
  return { language, translations: [{ language, texts }], priceFormat: 'template' }
}
