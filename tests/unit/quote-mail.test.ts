import { describe, expect, it } from 'vitest'
import { EMPTY_QUOTE, type Quote } from '../../src/quote/quote.ts'
import { quoteMailUrl } from '../../src/quote/quote-mail.ts'
import { aLocale } from '../support/a-locale.ts'

const quote: Quote = { ...EMPTY_QUOTE, name: 'Ada & Søn', phone: '+45 555 0100', service: 'repair' }

/** Returns the recipient and the query parameters of a mailto: URL. */
function messageOf(address: string): Record<string, string> {
  const { protocol, pathname, searchParams } = new URL(address)
  return { to: protocol + pathname, ...Object.fromEntries(searchParams) }
}

describe('quoteMailUrl()', () => {
  it('adds a subject and a body to the mailto: URL', () => {
    const message = messageOf(
      quoteMailUrl('mailto:hello@volt.example', { ...quote, message: 'It hums.\nHelp?' }),
    )
    expect(message).toEqual({
      to: 'mailto:hello@volt.example',
      subject: 'Quote request',
      body: 'Name: Ada & Søn\r\nPhone: +45 555 0100\r\nService: Repair\r\n\r\nIt hums.\r\nHelp?',
    })
  })

  it('marks an emergency in the subject', () => {
    const message = messageOf(quoteMailUrl('mailto:a@volt.example', { ...quote, emergency: true }))
    expect(message).toMatchObject({
      subject: 'Emergency: quote request',
      body: expect.stringContaining('This is an emergency'),
    })
  })

  it('keeps the existing parameters of the mailto: URL', () => {
    const message = messageOf(quoteMailUrl('mailto:a@volt.example?cc=office@volt.example', quote))
    expect(message).toMatchObject({ cc: 'office@volt.example', subject: 'Quote request' })
  })

  it('is in the language of the form', () => {
    const locale = aLocale({
      mail_subject: 'Anfrage',
      mail_service: 'Leistung: {service}',
      service_repair: 'Reparatur',
    })
    const { subject, body } = messageOf(quoteMailUrl('mailto:a@volt.example', quote, locale))
    expect(subject).toBe('Anfrage')
    expect(body).toContain('Leistung: Reparatur')
  })
})
