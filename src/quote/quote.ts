import { quoteTexts } from '../texts/en/quote.ts'
import { translatable } from '../texts/translatable.ts'

/** The fields of the "Request a Quote" form. */
export interface Quote {
  name: string
  phone: string
  email: string
  /** A value of the form's service list or the title of one of the business's own services. */
  service: string
  message: string
  emergency: boolean
}

/** The values of the form's service list and the keys of their labels; `''` means no service. */
export const QUOTE_SERVICES = {
  '': 'choose_service',
  residential: 'service_residential',
  commercial: 'service_commercial',
  emergency: 'service_emergency',
  repair: 'service_repair',
  inspection: 'service_inspection',
  maintenance: 'service_maintenance',
} as const

/** A value of the form's service list. */
export type QuoteService = keyof typeof QUOTE_SERVICES

/** A quote whose fields are all empty. */
export const EMPTY_QUOTE: Quote = {
  name: '',
  phone: '',
  email: '',
  service: '',
  message: '',
  emergency: false,
}

/**
 * The error for each invalid field. `errorText()` returns its message for visitors. `consent` is the checkbox
 * for the privacy policy.
 */
export type QuoteProblems = Partial<Record<keyof Quote | 'consent', Error>>

/** Returns the error for a field that is missing or not valid. */
export function fieldError(key: keyof typeof quoteTexts & `quote_${string}_${'missing' | 'invalid'}`): Error {
  return translatable(new Error(quoteTexts[key]), key)
}

/** Returns an error for a phone number without digits, such as "by mail only". Visitors may still send it. */
export function doubtPhone({ phone }: Quote): Pick<QuoteProblems, 'phone'> {
  return phone.trim() && !/\p{Nd}/u.test(phone) ? { phone: fieldError('quote_phone_invalid') } : {}
}

/** Returns an error for each invalid field. Name and phone are required; an email address must be valid. */
export function validateQuote({ name, phone, email }: Quote): QuoteProblems {
  const problems: QuoteProblems = {}
  if (!name.trim()) problems.name = fieldError('quote_name_missing')
  if (!phone.trim()) problems.phone = fieldError('quote_phone_missing')
  if (email.trim() && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())) {
    problems.email = fieldError('quote_email_invalid')
  }
  return problems
}
