import { phoneNumber } from './phone-number.ts'

/** Returns a `tel:` link for a phone number, or null if a phone cannot dial it. */
export function phoneLink(phone: string | null | undefined): string | null {
  const number = phoneNumber(phone)
  return number && `tel:${number}`
}

/** Returns a `mailto:` link, or null if the text is not an email address. */
export function emailLink(email: string | null | undefined): string | null {
  return email && /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : null
}
