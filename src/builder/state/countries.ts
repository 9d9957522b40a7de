import { type CountryCode, getCountries } from 'libphonenumber-js/min'
import { LANGUAGES } from '../snippet/choices.ts'

const CODES: readonly CountryCode[] = getCountries()
const [english, ...others] = ['en', ...Object.keys(LANGUAGES)].map((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return CODES.map((code) => ({ value: code, label: names.of(code) ?? code }))
})

/** The countries with their English names, in alphabetical order. */
export const COUNTRIES = (english ?? []).toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

/** Country codes by the lower-case code and by the lower-case names in the languages of the website. */
const KNOWN = new Map(
  [COUNTRIES, ...others]
    .flat()
    .flatMap(({ value, label }) => [value, label].map((text) => [text.toLowerCase(), value] as const)),
)

/** Returns the code of a country for its code or its name. Undefined for other texts. */
export function countryCode(text: string): CountryCode | undefined {
  return KNOWN.get(text.trim().toLowerCase())
}
