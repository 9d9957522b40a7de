/** What a visitor asks for (spec 3). */
export interface Quote {
  name: string
  phone: string
  email: string
  service: QuoteService
  message: string
  emergency: boolean
}

/** The values of the form's service list; `''` is none. */
export const QUOTE_SERVICES = {
  '': 'Choose a service (optional)',
  residential: 'Residential',
  commercial: 'Commercial',
  emergency: 'Emergency',
  repair: 'Repair',
  inspection: 'Inspection',
  maintenance: 'Maintenance',
} as const

export type QuoteService = keyof typeof QUOTE_SERVICES

export const EMPTY_QUOTE: Quote = {
  name: '',
  phone: '',
  email: '',
  service: '',
  message: '',
  emergency: false,
}

/** A sentence for each field that can't stay as it is (spec 5). */
export type QuoteProblems = Partial<Record<keyof Quote, string>>

/** Name and phone are required, an e-mail address must be one when given. */
export function validateQuote({ name, phone, email }: Quote): QuoteProblems {
  const problems: QuoteProblems = {}
  if (!name.trim()) problems.name = 'Please tell us your name.'
  if (!phone.trim()) problems.phone = 'Please give us a phone number so we can call you back.'
  if (email.trim() && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())) {
    problems.email = 'This is not an email address. It should look like name@example.com.'
  }
  return problems
}
