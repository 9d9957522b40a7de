/** The fields of the "Request a Quote" form. */
export interface Quote {
  name: string
  phone: string
  email: string
  service: QuoteService
  message: string
  emergency: boolean
}

/** Values and labels of the form's service list; `''` means no service. */
export const QUOTE_SERVICES = {
  '': 'Choose a service (optional)',
  residential: 'Residential',
  commercial: 'Commercial',
  emergency: 'Emergency',
  repair: 'Repair',
  inspection: 'Inspection',
  maintenance: 'Maintenance',
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

/** The message for visitors whose quote could not be sent. */
export const SENDING_FAILED = 'Your request could not be sent. Check your connection.'

/** Messages for visitors, one for each invalid field. `consent` is the checkbox for the privacy policy. */
export type QuoteProblems = Partial<Record<keyof Quote | 'consent', string>>

/**
 * Returns a message for each invalid field: name and phone are required, and a given email address must be valid.
 */
export function validateQuote({ name, phone, email }: Quote): QuoteProblems {
  const problems: QuoteProblems = {}
  if (!name.trim()) problems.name = 'Please tell us your name.'
  if (!phone.trim()) problems.phone = 'Please give us a phone number so we can call you back.'
  if (email.trim() && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())) {
    problems.email = 'This is not an email address. It should look like name@example.com.'
  }
  return problems
}
