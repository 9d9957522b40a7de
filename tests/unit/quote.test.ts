// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveBackDraft, keepDraft, readDraft, takeDraft } from '../../src/quote/draft.ts'
import { EMPTY_QUOTE, QUOTE_SERVICES, type Quote, quoteProblems } from '../../src/quote/quote.ts'

function aQuote(overrides: Partial<Quote> = {}): Quote {
  return { ...EMPTY_QUOTE, name: 'Ada Wong', phone: '555 0100', ...overrides }
}

const key = takeDraft()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a quote request', () => {
  it('has no service, no emergency and no text to begin with', () => {
    expect(EMPTY_QUOTE).toEqual({
      name: '',
      phone: '',
      email: '',
      service: '',
      message: '',
      emergency: false,
    })
  })

  it('is for none or one of six services', () => {
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

  it('is fine with a name and a phone number', () => {
    expect(quoteProblems(aQuote())).toEqual({})
  })

  it.each([
    ['name', ''],
    ['name', '  '],
    ['phone', ''],
    ['phone', ' \t'],
  ])('needs a %s: %j is none', (field, value) => {
    expect(Object.keys(quoteProblems(aQuote({ [field]: value })))).toEqual([field])
  })

  it('names every field that is wrong, in the form’s order', () => {
    expect(Object.keys(quoteProblems({ ...EMPTY_QUOTE, email: 'x' }))).toEqual(['name', 'phone', 'email'])
  })

  it('says what is wrong with each field in a sentence', () => {
    expect(quoteProblems({ ...EMPTY_QUOTE, email: 'x' })).toEqual({
      name: 'Please tell us your name.',
      phone: 'Please give us a phone number so we can call you back.',
      email: 'This is not an email address. It should look like name@example.com.',
    })
  })

  it.each(['', ' ', 'ada@volt.example', 'a.b+c@mail.volt.example', ' ada@volt.example '])(
    'takes the e-mail address %j',
    (email) => {
      expect(quoteProblems(aQuote({ email }))).toEqual({})
    },
  )

  it.each([
    'ada',
    'ada@',
    '@volt.example',
    'ada@volt',
    'ada@volt.',
    'a b@volt.example',
    'a@b@c.example',
    'a@b.example, c',
  ])('refuses the e-mail address %j', (email) => {
    expect(Object.keys(quoteProblems(aQuote({ email })))).toEqual(['email'])
  })
})

describe('the draft of a quote request', () => {
  it('is empty at first', () => {
    expect(readDraft(key)).toEqual({})
  })

  it('leaves to the page what was emptied', () => {
    keepDraft(key, { name: 'Ada', message: '', service: '', emergency: false })
    expect(readDraft(key)).toEqual({ name: 'Ada' })
  })

  it('is there again as it was typed', () => {
    const quote = { name: 'Ada', service: 'repair', message: 'It “hums”.', emergency: true } as const
    keepDraft(key, quote)
    expect(readDraft(key)).toEqual(quote)
  })

  it('is kept for this tab alone', () => {
    keepDraft(key, aQuote())
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(1)
  })

  it('is gone once nothing is left of it', () => {
    keepDraft(key, aQuote())
    keepDraft(key, {})
    expect(readDraft(key)).toEqual({})
    expect(sessionStorage).toHaveLength(0)
  })

  it('is under another key for each form on the page', () => {
    const forms = [key, takeDraft(), takeDraft()]
    expect(new Set(forms).size).toBe(3)
    for (const form of forms.slice(1)) giveBackDraft(form)
  })

  it('is each form’s own, and the next one’s where a form has left', () => {
    const other = takeDraft()
    keepDraft(key, { name: 'Ada' })
    keepDraft(other, { name: 'Grace' })
    expect([readDraft(key), readDraft(other)]).toEqual([{ name: 'Ada' }, { name: 'Grace' }])
    giveBackDraft(other)
    expect(takeDraft()).toBe(other)
    giveBackDraft(other)
  })

  it('keeps the fields that are right when others are not', () => {
    storeAsDraft({ name: 'Ada', phone: 7, service: 'plumbing', emergency: 'yes', extra: 'x' })
    expect(readDraft(key)).toEqual({ name: 'Ada' })
  })

  it('is empty where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => keepDraft(key, aQuote())).not.toThrow()
    expect(readDraft(key)).toEqual({})
  })

  it.each(['', 'nonsense', 'null', '[]', '"text"', '7', '{"name":'])('is empty when %j is stored', (text) => {
    storeAsDraft(text)
    expect(readDraft(key)).toEqual({})
  })

  it('makes a quote, whatever is stored', () => {
    const name = fc.constantFrom(...Object.keys(EMPTY_QUOTE), '__proto__', 'extra')
    const kinds = kindsOf(EMPTY_QUOTE)
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(name, fc.jsonValue()), fc.jsonValue(), fc.string()), (stored) => {
        storeAsDraft(stored)
        const quote = { ...EMPTY_QUOTE, ...readDraft(key) }
        expect(kindsOf(quote)).toEqual(kinds)
        expect(QUOTE_SERVICES).toHaveProperty([quote.service])
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
