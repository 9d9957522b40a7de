import { currencyOf } from '../../stores/prices.ts'

/** The currencies in use (ISO 4217). The most common ones come first. */
const CODES =
  'USD EUR GBP CAD AUD NZD CHF JPY ' +
  'AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CDF CLP CNY COP CRC CUP ' +
  'CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK ' +
  'JMD JOD KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK ' +
  'MXN MYR MZN NAD NGN NIO NOK NPR OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP ' +
  'SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST XAF XCD XOF ' +
  'XPF YER ZAR ZMW'

/** Returns the currencies to choose from, with their English names. */
export function currencies(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return CODES.split(' ').map((code) => ({
    value: code.toLowerCase(),
    label: `${names.of(code) ?? code} (${code})`,
  }))
}

/** Returns the number of decimals of a currency's amounts. */
export function digitsOf(currency: string): number {
  return isCurrency(currency) ? (currencyOf(currency).decimal_digits ?? 2) : 2
}

/** Returns whether a text has the form of a currency's code. */
export function isCurrency(code: string): boolean {
  return /^[a-z]{3}$/i.test(code)
}

const CURRENCY_BEFORE = /^(?:\p{Sc}|\p{L}{1,4}\.?)\s*/u
const CURRENCY_AFTER = /\s*(?:\p{Sc}|\p{L}{1,4}\.?)$/u

/**
 * Returns the amount in the currency's smallest unit, such as 2950 for `29.50` dollars or 29500 for `29.5` Kuwaiti
 * dinars. Undefined if the text is no amount, or has more decimals than the currency.
 * @param digits the currency's number of decimals
 */
export function readAmount(text: string, digits: number): number | undefined {
  const amount = text.trim().replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '')
  const decimals = digits > 0 ? `(?:([.,])(\\d{1,${digits}}))?` : ''
  const form = new RegExp(`^(\\d{1,9}|\\d{1,3}(?:[ ,.'’]\\d{3}){1,2})${decimals}$`)
  const [match, whole = '', separator, fraction = ''] = form.exec(amount) ?? []
  const isUnclear = separator !== undefined && whole.includes(separator)
  if (match === undefined || isUnclear) return undefined
  return Number(whole.replace(/\D/g, '') + fraction.padEnd(digits, '0'))
}

/** Returns an amount as text, such as `29.50` for 2950 cents. */
export function writeAmount(units: number, digits: number): string {
  const text = String(units).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return digits > 0 ? `${whole}.${text.slice(-digits)}` : whole
}
