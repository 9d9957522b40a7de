import { plainDigit } from '../untrusted/plain-digit.ts'

/** A currency after the amount. Other words may change the amount, such as `k`, `cents` or `lakh`. */
const SUFFIX = / ?(?:US|[A-Z]{3}|(?:[Dd]ollar|DOLLAR|[Ee]uro|EURO)[Ss]?|円|kr\.?|zł)$/
/** Groups of three digits; in India, only the last group has three. */
const GROUPS = /^[1-9]\d{0,2}(?:([ ,.'])\d{3}(?:\1\d{3})*|(?:,\d\d)+,\d{3})$/

/**
 * Parses an amount of money as people write it, such as `20`, `CHF 20`, `$1,000`, `1.000,50 €` or `٢٠`. A
 * separator before exactly three digits separates thousands.
 * @returns the amount in major units, at most two decimals, such as 19.5; null if empty, negative or unclear
 */
export function parseAmount(text: string): number | null {
  const amount = plainAmount(text)
  const [, whole = '', separator, decimals = ''] = /^(.*?)(?:([.,])(\d{0,2}))?$/.exec(amount) ?? []
  const digits = whole.replace(/\D/g, '')
  const isWhole = whole === digits || GROUPS.test(whole)
  const isUnclear = separator !== undefined && whole.includes(separator)
  if (!isWhole || isUnclear || digits.length > 9 || digits + decimals === '') return null
  return Number(`${digits}.${decimals}`)
}

/** Returns an amount with plain digits and separators, without currency or a dash in place of cents. */
function plainAmount(text: string): string {
  // Superscripts and fractions, such as `19⁹⁹`, would otherwise become ordinary digits, and cents major
  // units.
  if (/[\p{No}¢￠]/u.test(text)) return ''
  return (
    text
      .replace(/\p{Sc}/gu, ' ')
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[٠-٩۰-۹]/g, plainDigit)
      .replace(/٫/g, '.')
      .replace(/[٬،]/g, ',')
      .replace(/[’‘ʼ′]/g, "'")
      .replace(/\s+/g, ' ')
      .trim()
      // A currency’s name or abbreviation, such as `CHF` or `Rs.`
      .replace(/^(?:\p{L}\.?){1,8} ?/u, '')
      .replace(SUFFIX, '')
      .replace(/[.,] ?[-–—]+$/, '')
  )
}
