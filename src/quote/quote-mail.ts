import { quoteTexts } from '../texts/en/quote.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { QUOTE_SERVICES, type Quote, type QuoteService } from './quote.ts'

/**
 * Returns a `mailto:` URL that opens a new email with the quote filled in.
 * @param mailtoUrl `mailto:` URL of the recipient; may already have a query
 */
export function quoteMailUrl(mailtoUrl: string, quote: Quote, locale: Locale = ENGLISH): string {
  const { name, phone, email, service: value, emergency, message } = quote
  const text = translator(quoteTexts, locale)
  const label = value && QUOTE_SERVICES[value as QuoteService]
  const service = label ? text(label) : value
  const lines = [
    text('mail_name', { name }),
    text('mail_phone', { phone }),
    email && text('mail_email', { email }),
    service && text('mail_service', { service }),
    emergency && text('mail_emergency'),
    message && `\n${message}`,
  ]
  const subject = text(emergency ? 'mail_subject_emergency' : 'mail_subject')
  const body = lines
    .filter(Boolean)
    .join('\n')
    .replace(/\r?\n/g, '\r\n')
    // Owners copy numbers and addresses from the mail.
    .replace(/[\u2068\u2069]/g, '')
  const separator = mailtoUrl.includes('?') ? '&' : '?'
  // A mailto URL can contain only one subject.
  const hasSubject = /[?&]subject=/i.test(mailtoUrl)
  const subjectField = hasSubject ? '' : `subject=${encodeURIComponent(subject)}&`
  return `${mailtoUrl}${separator}${subjectField}body=${encodeURIComponent(body)}`
}
