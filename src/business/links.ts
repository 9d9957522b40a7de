/**
 * Returns a `tel:` link for a phone number, or null if it has no digits. Drops letters, even those that stand for
 * digits, as in 1-800-FLOWERS.
 */
export function phoneLink(phone: string | null | undefined): string | null {
  // Leave out extensions, and trunk prefixes such as "(0)", which callers from abroad must not dial.
  const [number = ''] = phone?.split(/(?<![a-z])(?:ext|x[\s.:]*\d)/i) ?? []
  const digits = number.replace('(0)', '').replace(/[^\d+*#,;]/g, '')
  return /\d/.test(digits) ? `tel:${digits}` : null
}

/** Returns a `mailto:` link, or null if the text is not an email address. */
export function emailLink(email: string | null | undefined): string | null {
  return email && /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : null
}
