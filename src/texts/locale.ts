import type { Texts } from './text.ts'

/** The texts of one language. Missing texts are in English. */
export interface Translation {
  /** BCP 47 language tag, such as `de` or `pt-BR`. Empty for texts that apply in every language. */
  readonly language: string
  readonly texts: Texts
  /** The default business facts, such as the services. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** How prices are written: as in the store's currency template, or in the form of the element's language. */
export type PriceFormat = 'template' | 'locale'

/** The language of an element, and how it writes prices. */
export interface Locale {
  /** BCP 47 language tag. Always `en` or a variant of it, or a language that has a translation. */
  readonly language: string
  /** The translations that apply. Earlier ones override later ones. English texts apply last. */
  readonly translations: readonly Translation[]
  readonly priceFormat: PriceFormat
}

/** The locale of an element in a page without translations. */
export const ENGLISH: Locale = { language: 'en', translations: [], priceFormat: 'template' }

/** A language with optional script and region, such as `de`, `de-AT` or `zh-Hant-TW`. `Intl` accepts all. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?\b/i

/** Returns the language tag in a `lang` attribute, without variants. Empty if it is missing or not valid. */
export function parseLanguage(text: string): string {
  return LANGUAGE_TAG.exec(text.trim().replaceAll('_', '-'))?.[0] ?? ''
}

/** Returns a language tag and the more general tags in lower case: `de-at` and `de` for `de-AT`. */
export function generalizations(language: string): string[] {
  const parts = language.toLowerCase().split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

/**
 * Returns the items that apply in a language, those for the most specific language last. An item without a
 * language applies in every language.
 */
export function inLanguage<T>(
  items: readonly T[],
  language: string,
  languageOf: (item: T) => string | null,
): T[] {
  const tags = ['', ...generalizations(language).reverse()]
  return tags.flatMap((tag) =>
    items.filter((item) => parseLanguage(languageOf(item) ?? '').toLowerCase() === tag),
  )
}

/** Returns whether a language is English, in which texts and numbers need no `Intl`. */
export function isEnglish({ language }: Pick<Locale, 'language'>): boolean {
  return generalizations(language).includes('en')
}

/**
 * Returns the locale for a language.
 * @param language a tag from `parseLanguage`
 * @param translations the languages that the page has loaded
 * @param overrides the texts that the page changes
 * @returns undefined if there is no translation
 */
export function localeFor(
  language: string,
  translations: readonly Translation[],
  overrides: readonly Translation[] = [],
  priceFormat: PriceFormat = 'template',
): Locale | undefined {
  const tags = generalizations(language)
  const matching = (all: readonly Translation[]) =>
    tags.flatMap((tag) => all.filter((translation) => translation.language.toLowerCase() === tag))
  const found = matching(translations)
  if (found.length === 0 && !isEnglish({ language })) return undefined
  const general = overrides.filter((override) => override.language === '')
  return { language, translations: [...matching(overrides), ...general, ...found], priceFormat }
}

/** Returns whether two locales show the same. */
export function isSameLocale(a: Locale, b: Locale): boolean {
  return (
    a.language === b.language &&
    a.priceFormat === b.priceFormat &&
    a.translations.length === b.translations.length &&
    a.translations.every((translation, index) => translation === b.translations[index])
  )
}
