// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, readDraft, writeDraft } from '../../src/quote/draft.ts'
import { doubtPhone, EMPTY_QUOTE, QUOTE_SERVICES, type Quote, validateQuote } from '../../src/quote/quote.ts'
import { formTarget, quoteUrl } from '../../src/quote/quote-endpoint.ts'
import { quoteMailUrl } from '../../src/quote/quote-mail.ts'
import { aLocale } from '../support/a-locale.ts'

function aQuote(overrides: Partial<Quote> = {}): Quote {
  return { ...EMPTY_QUOTE, name: 'Ada Wong', phone: '555 0100', ...overrides }
}

const key = draftKey(1)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('quote requests', () => {
  // spec 3.58, 9.22
  it('can have one of six services or no service', () => {
    expect(Object.keys(QUOTE_SERVICES)).toEqual([
      '',
      'residential',
      'commercial',
      'emergency',
      'repair',
      'inspection',
      'maintenance',
    ])
  })

  // spec 5.12
  it('are valid with a name and a phone number', () => {
    expect(validateQuote(aQuote())).toEqual({})
  })

  // spec 3.55, 3.56
  it.each([
    ['name', ''],
    ['name', '  '],
    ['phone', ''],
    ['phone', ' '],
  ])('are invalid when the field “%s” is %j', (field, value) => {
    expect(Object.keys(validateQuote(aQuote({ [field]: value })))).toEqual([field])
  })

  it('have an error message for each invalid field', () => {
    expect(validateQuote({ ...EMPTY_QUOTE, email: 'x' })).toEqual({
      name: new Error('Please tell us your name.'),
      phone: new Error('Please give us a phone number so we can call you back.'),
      email: new Error('This is not an email address. It should look like name@example.com.'),
    })
  })

  it.each(['', ' ', 'ada@volt.example', 'a.b+c@mail.volt.example', ' ada@volt.example '])(
    'can have the email address %j',
    (email) => {
      expect(validateQuote(aQuote({ email }))).toEqual({})
    },
  )

  // spec 5.11
  it.each(['ada@', '@volt.example', 'ada@volt', 'a b@volt.example', 'a@b@c.example', 'a@b.example, c'])(
    'are invalid with the email address %j',
    (email) => {
      expect(Object.keys(validateQuote(aQuote({ email })))).toEqual(['email'])
    },
  )
})

it.each([
  ['by mail only', ['phone']],
  ['555 0100', []],
  ['٠١٢ ٣٤٥', []],
  ['０３-１２３４', []],
  [' ', []],
])('doubtPhone() returns for %j errors in the fields %j', (phone, fields) => {
  const doubts = doubtPhone(aQuote({ phone }))
  expect(Object.keys(doubts)).toEqual(fields)
  if (doubts.phone) expect(doubts.phone.message).toContain('has no digits')
})

describe('a saved quote draft', () => {
  it('omits empty fields so the page’s defaults apply', () => {
    writeDraft(key, { name: 'Ada', message: '', service: '', emergency: false })
    expect(readDraft(key)).toEqual({ name: 'Ada' })
  })

  it('is restored unchanged', () => {
    const quote = { name: 'Ada', service: 'repair', message: 'It “hums”.', emergency: true } as const
    writeDraft(key, quote)
    expect(readDraft(key)).toEqual(quote)
  })

  it('is saved only for the current tab, and deleted when all fields are empty', () => {
    writeDraft(key, aQuote())
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(1)
    writeDraft(key, {})
    expect(readDraft(key)).toEqual({})
    expect(sessionStorage).toHaveLength(0)
  })

  it('is separate for each form, and the first one has the key that docs/privacy.md lists', () => {
    expect(draftKey(1)).toBe('electrician-elements-quote')
    const other = draftKey(2)
    writeDraft(key, { name: 'Ada' })
    writeDraft(other, { name: 'Grace' })
    expect([readDraft(key), readDraft(other)]).toEqual([{ name: 'Ada' }, { name: 'Grace' }])
  })

  it('keeps valid fields when other fields are invalid', () => {
    storeAsDraft({ name: 'Ada', phone: 7, service: 8, emergency: 'yes', extra: 'x' })
    expect(readDraft(key)).toEqual({ name: 'Ada' })
  })

  it('is empty when sessionStorage is unavailable', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => writeDraft(key, aQuote())).not.toThrow()
    expect(readDraft(key)).toEqual({})
  })

  it('always produces a valid quote, whatever text is stored', () => {
    const name = fc.constantFrom(...Object.keys(EMPTY_QUOTE), '__proto__', 'extra')
    const kinds = kindsOf(EMPTY_QUOTE)
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(name, fc.jsonValue()), fc.jsonValue(), fc.string()), (stored) => {
        storeAsDraft(stored)
        const quote = { ...EMPTY_QUOTE, ...readDraft(key) }
        expect(kindsOf(quote)).toEqual(kinds)
      }),
    )
  })
})

function storeAsDraft(content: unknown): void {
  sessionStorage.setItem(key, typeof content === 'string' ? content : JSON.stringify(content))
}

function kindsOf(quote: Quote): Record<string, string> {
  return Object.fromEntries(Object.entries(quote).map(([name, value]) => [name, typeof value]))
}

const dialog = { method: 'dialog' }

it.each([
  ['info@volt.example', 'mailto:info@volt.example'],
  [' first.last@volt.example?subject=Hi ', 'mailto:first.last@volt.example?subject=Hi'],
  ['MAILTO:info@volt.example', 'mailto:info@volt.example'],
  ['Mailto:ada@volt.example,bo@volt.example', 'mailto:ada@volt.example,bo@volt.example'],
  ['https://forms.example/@volt', 'https://forms.example/@volt'],
  ['https://volt@forms.example/f', 'https://volt@forms.example/f'],
  ['/quotes', '/quotes'],
  [' ', undefined],
  [undefined, undefined],
])('quoteUrl() returns for %o the URL %o', (endpoint, url) => {
  expect(quoteUrl(endpoint)).toBe(url)
})

describe('formTarget()', () => {
  it.each([
    ['/quotes', 'urlencoded', { method: 'post', action: '/quotes' }],
    ['/quotes', 'form', { method: 'post', action: '/quotes', encType: 'multipart/form-data' }],
    ['https://formspree.io/f/volt', 'json', { method: 'post', action: 'https://formspree.io/f/volt' }],
    [
      'https://api.web3forms.com/submit',
      null,
      { method: 'post', action: 'https://api.web3forms.com/submit' },
    ],
  ])('lets the browser post the form to %s in the format %s', (url, format, target) => {
    expect(formTarget(url, format)).toEqual(target)
  })

  it.each([
    ['/quotes', 'json'],
    ['https://formspree.io.example/f/volt', 'json'],
    ['mailto:info@volt.example', 'form'],
    [undefined, 'form'],
  ])('keeps the browser from sending the form to %s in the format %s', (url, format) => {
    expect(formTarget(url, format)).toEqual(dialog)
  })
})

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

  it.each([
    ['cc=office@volt.example', { cc: 'office@volt.example', subject: 'Quote request' }],
    ['subject=Website', { subject: 'Website' }],
    ['cc=office@volt.example&Subject=Website', { cc: 'office@volt.example', Subject: 'Website' }],
  ])('keeps the existing parameters of the mailto: URL, %s', (query, parameters) => {
    const message = messageOf(quoteMailUrl(`mailto:a@volt.example?${query}`, quote))
    expect(message).toEqual({ to: 'mailto:a@volt.example', ...parameters, body: expect.any(String) })
  })

  it('contains the email address', () => {
    const { body } = messageOf(quoteMailUrl('mailto:a@volt.example', { ...quote, email: 'ada@volt.example' }))
    expect(body).toContain('\r\nEmail: ada@volt.example\r\n')
  })

  it('lets the owner copy the phone number from a mail that reads from right to left', () => {
    const locale = aLocale({ mail_phone: 'الهاتف: {phone}' }, 'ar')
    const { body } = messageOf(quoteMailUrl('mailto:a@volt.example', quote, locale))
    expect(body).toContain('\r\nالهاتف: +45 555 0100\r\n')
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
