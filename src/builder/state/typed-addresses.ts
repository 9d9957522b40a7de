import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneNumber } from '../../business/phone-number.ts'

const EXTENSION = /(?<!\p{L})(?:ext(?:ension)?|x)[\s.:]*\d+/iu
const FILE = /^[^/?#]+\.(?:html?|php|pdf|txt|rtf|docx?|odt|xlsx?|png|jpe?g|gif|webp|avif|svg)$/i
const HOST_AND_PATH = /^(?:[^\s/@:?#.]+\.)+[^\s/@:?#.,]{2,}(?::\d+)?(?:[/?#]\S*)?$/

/**
 * Returns a web address with `https://` if only the protocol is missing, as in `formspree.io/f/x`. Returns any other text
 * unchanged, such as an email address, a path or a file name.
 */
export function completeAddress(text: string): string {
  const address = text.trim()
  return HOST_AND_PATH.test(address) && !FILE.test(address) ? `https://${address}` : text
}

/**
 * Returns the address of the folder that contains the script. Owners may also enter the address of the script or of the
 * folder `modules`.
 */
export function scriptFolder(text: string): string {
  return completeAddress(text)
    .trim()
    .replace(/\/[^/?#]+\.js(?:[?#].*)?$/, '/')
    .replace(/\/modules\/?$/, '/')
}

/** Returns why a text is no address for a link. Undefined if it is one. */
export function addressProblem(text: string): string | undefined {
  const address = text.trim()
  const isComplete = !/\s/.test(address) && /[./:#]/.test(address) && completeAddress(address) === address
  return isComplete ? undefined : 'Write an address that begins with https://.'
}

/** Returns why a text is no email address. Undefined if it is one. */
export function emailProblem(text: string): string | undefined {
  return /^[^\s@?&,;]+@(?:[^\s@?&,;.]+\.)+[^\s@?&,;.]{2,}$/.test(text.trim())
    ? undefined
    : 'Write an email address such as hello@your-business.com.'
}

/**
 * Returns why a text is no phone number. Undefined if it is one. The elements read letters as the keys of a telephone,
 * as in 1-800-FLOWERS, which also turns the typing error `O144` into another number.
 */
export function phoneProblem(text: string): string | undefined {
  if (/\p{L}/u.test(text.replace(EXTENSION, '')))
    return 'Write digits instead of letters. Only an extension may have letters, such as “ext. 5”.'
  return phoneNumber(text) ? undefined : 'Write a number that a phone can dial, with 7 to 15 digits.'
}

/** Returns why a text is no phone number with a country code. Undefined if it is one. */
export function internationalPhoneProblem(text: string): string | undefined {
  return (
    phoneProblem(text) ??
    (text.trim().startsWith('+')
      ? undefined
      : 'Choose your country in “Address and hours”, or begin with + and its code, such as +1 555 010 0144.')
  )
}

/** Returns a phone number with the code of its country. Returns any text unchanged that already begins with “+”. */
export function completePhone(text: string, country: CountryCode | undefined): string {
  if (text.trim().startsWith('+') || phoneProblem(text)) return text
  const number = parsePhoneNumberFromString(text, country)
  return number?.isPossible() ? number.formatInternational() : text
}

/** Returns the number that phones dial for a text. Undefined if the text has a problem. */
export function dialedNumber(text: string): string | undefined {
  return phoneProblem(text) ? undefined : (phoneNumber(text) ?? undefined)
}
