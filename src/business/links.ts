import { parseUrl } from '../untrusted/parse-url.ts'
import { phoneNumber } from './phone-number.ts'

/** Returns a `tel:` link for a phone number, or null if a phone cannot dial it. */
export function phoneLink(phone: string | null | undefined): string | null {
  const number = phoneNumber(phone)
  return number && `tel:${number}`
}

/** Returns a link to a WhatsApp chat. Accepts a phone number or a URL, and returns null for other text. */
export function whatsappLink(text: string | undefined): string | null {
  if (/^https?:/i.test(text ?? '') && parseUrl(text ?? '')) return text ?? null
  const digits = phoneNumber(text)?.replace(/,.*|\D/g, '')
  return digits ? `https://wa.me/${digits}` : null
}

/** Returns an `sms:` link for a phone number, or null if a phone cannot dial it. */
export function smsLink(phone: string | undefined): string | null {
  const number = phoneNumber(phone)?.replace(/,.*/, '')
  return number ? `sms:${number}` : null
}

/** Returns a `mailto:` link, or null if the text is not an email address. */
export function emailLink(email: string | null | undefined): string | null {
  return email && /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : null
}
