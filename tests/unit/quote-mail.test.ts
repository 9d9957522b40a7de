import { describe, expect, it } from 'vitest'
import { EMPTY_QUOTE, type Quote } from '../../src/quote/quote.ts'
import { quoteMail } from '../../src/quote/quote-mail.ts'

const quote: Quote = { ...EMPTY_QUOTE, name: 'Ada & Søn', phone: '+45 555 0100', service: 'repair' }

/** The parts of the message that a mail program would show. */
function messageOf(address: string): Record<string, string> {
  const { protocol, pathname, searchParams } = new URL(address)
  return { to: protocol + pathname, ...Object.fromEntries(searchParams) }
}

describe('quoteMail', () => {
  it('fills in subject and body', () => {
    const message = messageOf(
      quoteMail('mailto:hello@volt.example', { ...quote, message: 'It hums.\nHelp?' }),
    )
    expect(message).toEqual({
      to: 'mailto:hello@volt.example',
      subject: 'Quote request',
      body: 'Name: Ada & Søn\r\nPhone: +45 555 0100\r\nService: Repair\r\n\r\nIt hums.\r\nHelp?',
    })
  })

  it('puts an emergency into the subject', () => {
    const message = messageOf(quoteMail('mailto:a@volt.example', { ...quote, emergency: true }))
    expect(message).toMatchObject({
      subject: 'Emergency: quote request',
      body: expect.stringContaining('This is an emergency'),
    })
  })

  it('keeps the parameters that the address already has', () => {
    const message = messageOf(quoteMail('mailto:a@volt.example?cc=office@volt.example', quote))
    expect(message).toMatchObject({ cc: 'office@volt.example', subject: 'Quote request' })
  })
})
