import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneNumber } from '../../business/phone-number.ts'

const EXTENSION = /(?<!\p{L})(?:ext(?:ension)?|x)[\s.:]*\d+/iu
const FILE = /^[^/?#]+\.(?:html?|php|pdf|txt|rtf|docx?|odt|xlsx?|png|jpe?g|gif|webp|avif|svg)$/i
const HOST_AND_PATH = /^(?:[^\s/@:?#.]+\.)+[^\s/@:?#.,]{2,}(?::\d+)?(?:[/?#]\S*)?$/

/** The names of files that web servers send for a folder. */
const INDEX_FILE = /\/index\.(?:html?|php)$/i
/** Websites on which businesses have a profile, which is not their own website. */
const PROFILES = /(?:^|\.)(?:facebook|instagram|linkedin|yelp|tiktok)\.com$/
/** Form services whose addresses end with the name of a form. */
const FORM_SERVICES = /(?:^|\.)(?:formspree\.io|formsubmit\.co|getform\.io|usebasin\.com)$/

/**
 * Returns a web address with `https://` if only the protocol is missing, as in `formspree.io/f/x`, and with a protocol in
 * lower case. Returns any other text unchanged, such as an email address, a path or a file name.
 */
export function completeAddress(text: string): string {
  const address = text.trim()
  if (HOST_AND_PATH.test(address) && !FILE.test(address)) return `https://${address}`
  return /^https?:\/\//i.test(address)
    ? address.replace(/^[^:]+/, (protocol) => protocol.toLowerCase())
    : text
}

/** Returns the email address in a link or an entry of an address book, such as `Ann <ann@a.test>`; any other text as it is. */
export function completeEmail(text: string): string {
  const [, email] = /^(?:mailto:|[^<>]*<)([^\s<>?]+@[^\s<>?]+)/i.exec(text.trim()) ?? []
  return email ?? text
}

/** Returns the address in the code of a form, such as `<form action="https://…">`, and any other address completed. */
export function completeRecipient(text: string): string {
  const [, action] = /<form\b[^>]*\baction\s*=\s*["']?([^"'\s>]+)/i.exec(text) ?? []
  return completeAddress(completeEmail(action ?? text))
}

/** Returns the address of the folder with a website, without the name of a file, a query and a hash. */
export function completeSiteAddress(text: string): string {
  const address = completeAddress(text)
  if (!/^https?:\/\/[^\s/]+\.\S+$/.test(address) || !URL.canParse(address)) return address
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(INDEX_FILE, '').replace(/\/$/, '')
}

/** Returns why an address cannot be that of the website. Undefined if it can be. */
export function siteAddressProblem(address: string): string | undefined {
  if (!/^https?:\/\/[^\s/]+\.\S+$/.test(address) || !URL.canParse(address))
    return 'Write the address of your website, such as https://your-business.com.'
  return PROFILES.test(new URL(address).hostname)
    ? 'Write the address at which you will upload this website. Put your profile into “Links”.'
    : undefined
}

/** Returns why quote requests cannot be sent to an address. Undefined if they can be. */
export function recipientProblem(text: string): string | undefined {
  if (!emailProblem(text)) return undefined
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text))
    return 'Write an email address, or the address of your form service that begins with https://.'
  const { hostname, pathname } = new URL(text)
  return FORM_SERVICES.test(hostname) && pathname === '/'
    ? `Write the whole address of your form. The form service shows it, for example https://${hostname}/f/abcd.`
    : undefined
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
