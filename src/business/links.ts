/** `tel:` with what a dialler can use of a phone number as people write it; null without a digit. */
export function phoneLink(phone: string | null): string | null {
  const dialled = phone?.replace(/[^\d+*#,;]/g, '')
  return dialled && /\d/.test(dialled) ? `tel:${dialled}` : null
}

/** `mailto:` for something that looks like an e-mail address; null for anything else. */
export function emailLink(email: string | null): string | null {
  return email && /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : null
}
