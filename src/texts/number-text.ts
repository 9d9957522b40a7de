import { isEnglish, type Locale } from './locale.ts'

/** Matches the digits before a thousands separator. */
const THOUSANDS = /\B(?=(\d{3})+$)/g

/** Formatters by their arguments, because creating one takes up to a millisecond on a phone. */
const formatters = new Map<string, unknown>()

/** Returns a formatter of `Intl`, created once for each language and set of options. */
export function formatterFor<Options extends object, Formatter>(
  Class: new (language: string, options: Options) => Formatter,
  { language }: Pick<Locale, 'language'>,
  options: NoInfer<Options>,
): Formatter {
  const key = `${Class.name} ${language} ${JSON.stringify(options)}`
  // Texts contain Latin digits, and browsers disagree about the digits of some languages.
  const formatter =
    (formatters.get(key) as Formatter | undefined) ?? new Class(`${language}-u-nu-latn`, options)
  formatters.set(key, formatter)
  return formatter
}

/** Returns a whole number with thousands separators, for example `5,000`. */
export function numberText(number: number, locale: Locale): string {
  // `Intl` loads locale data, which is slow on phones.
  if (isEnglish(locale)) return `${number}`.replace(THOUSANDS, ',')
  return formatterFor(Intl.NumberFormat, locale, {}).format(number)
}

/** Returns the plural category of a number. */
export function pluralCategory(count: number, locale: Locale): Intl.LDMLPluralRule {
  if (isEnglish(locale)) return count === 1 ? 'one' : 'other'
  return formatterFor(Intl.PluralRules, locale, {}).select(count)
}
