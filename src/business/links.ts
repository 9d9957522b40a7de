/** `tel:` with what a dialler can use of a phone number as people write it; null without a digit. */
export function phoneLink(phone: string | null | undefined): string | null {
  // An extension is dialled by hand, and a trunk zero in brackets not at all.
  const [number = ''] = phone?.split(/\s*(?:ext|x\b)/i) ?? []
  const dialled = number.replace('(0)', '').replace(/[^\d+*#,;]/g, '')
  return /\d/.test(dialled) ? `tel:${dialled}` : null
}

/** `mailto:` for something that looks like an e-mail address; null for anything else. */
export function emailLink(email: string | null | undefined): string | null {
  return email && /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : null
}
