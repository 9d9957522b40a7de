import { useEffect } from 'react'
import { phoneLink } from '../business/links.ts'
import { note } from '../diagnostics/notes.ts'

/** Returns a phone number's `tel:` link; null if a phone cannot dial it. Reports a number without a link. */
export function usePhoneLink(phone: string | null | undefined): string | null {
  const link = phoneLink(phone)
  const undialable = link ? null : phone
  useEffect(
    () => (undialable ? note('undialable-phone', () => ({ phone: undialable })) : undefined),
    [undialable],
  )
  return link
}
