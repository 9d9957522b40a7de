import { QUOTE_SERVICES, type Quote } from './quote.ts'

/**
 * Returns a `mailto:` URL that opens a new email with the quote filled in.
 * @param mailtoUrl `mailto:` URL of the recipient; may already have a query
 */
export function quoteMailUrl(mailtoUrl: string, quote: Quote): string {
  const lines = [
    `Name: ${quote.name}`,
    `Phone: ${quote.phone}`,
    quote.email && `Email: ${quote.email}`,
    quote.service && `Service: ${QUOTE_SERVICES[quote.service]}`,
    quote.emergency && 'This is an emergency',
    quote.message && `\n${quote.message}`,
  ]
  const subject = quote.emergency ? 'Emergency: quote request' : 'Quote request'
  const body = lines.filter(Boolean).join('\n').replace(/\r?\n/g, '\r\n')
  const separator = mailtoUrl.includes('?') ? '&' : '?'
  // A mailto URL can contain only one subject.
  const hasSubject = /[?&]subject=/i.test(mailtoUrl)
  const subjectField = hasSubject ? '' : `subject=${encodeURIComponent(subject)}&`
  return `${mailtoUrl}${separator}${subjectField}body=${encodeURIComponent(body)}`
}
