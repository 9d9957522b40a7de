import { QUOTE_SERVICES, type Quote } from './quote.ts'

/** Returns a `mailto:` address that opens the visitor's mail program with the quote request filled in. */
export function quoteMail(address: string, quote: Quote): string {
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
  const start = address.includes('?') ? '&' : '?'
  return `${address}${start}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
