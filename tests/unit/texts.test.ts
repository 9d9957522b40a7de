import { describe, expect, it } from 'vitest'
import { addLanguage, loadedLanguages } from '../../src/texts/languages.ts'
import {
  ENGLISH,
  isSameLocale,
  type Locale,
  localeFor,
  parseLanguage,
  type Translation,
} from '../../src/texts/locale.ts'
import { numberText } from '../../src/texts/number-text.ts'
import { translator } from '../../src/texts/translate.ts'

const english = {
  add: 'Add to Cart',
  added: '{title} has been added.',
  kept: { one: 'We kept 1 item.', other: 'We kept {count} items.' },
} as const

const german: Translation = {
  language: 'de',
  texts: { add: 'In den Warenkorb', kept: { one: '{count} Artikel', other: '{count} Artikel' } },
}
const austrian: Translation = { language: 'de-AT', texts: { add: 'In den Einkaufswagen' } }

const localeOf = (language: string, ...translations: Translation[]): Locale =>
  localeFor(parseLanguage(language), translations) ?? ENGLISH

describe('translator()', () => {
  it('writes English texts and replaces their placeholders', () => {
    const text = translator(english, ENGLISH)
    expect(text('add')).toBe('Add to Cart')
    expect(text('added', { title: 'Lamp {count}' })).toBe('Lamp {count} has been added.')
  })

  it('chooses the plural form and separates thousands', () => {
    const text = translator(english, ENGLISH)
    expect([1, 0, 5000].map((count) => text('kept', { count }))).toEqual([
      'We kept 1 item.',
      'We kept 0 items.',
      'We kept 5,000 items.',
    ])
  })

  it.each([
    ['pl', { one: 'a', few: 'b', many: 'c', other: 'd' }, [1, 2, 5, 22, 1.5], 'abcbd'],
    [
      'ar',
      { zero: 'a', one: 'b', two: 'c', few: 'd', many: 'e', other: 'f' },
      [0, 1, 2, 3, 11, 100],
      'abcdef',
    ],
    ['ja', { other: 'a' }, [0, 1, 2], 'aaa'],
  ])('uses the plural categories of %s', (language, kept, counts, forms) => {
    const text = translator(english, localeOf(language, { language, texts: { kept } }))
    expect(counts.map((count) => text('kept', { count })).join('')).toBe(forms)
  })

  it('isolates values in languages that are written from right to left', () => {
    const text = translator(
      english,
      localeOf('ar', { language: 'ar', texts: { added: 'تمت إضافة {title}' } }),
    )
    expect(text('added', { title: '9 W' })).toBe('تمت إضافة \u20689 W\u2069')
  })

  it('falls back key by key from a region to the language to English', () => {
    const text = translator(english, localeOf('de-AT', german, austrian))
    expect(text('add')).toBe('In den Einkaufswagen')
    expect(text('kept', { count: 5000 })).toMatch(/^5\D?000 Artikel$/)
    expect(text('added', { title: 'Lamp' })).toBe('Lamp has been added.')
    const withoutPlural = translator(english, localeOf('de-AT', austrian))
    expect(withoutPlural('kept', { count: 5000 })).toBe('We kept 5,000 items.')
  })

  it('keeps a placeholder without a value', () => {
    const misspelled: Translation = { language: 'de', texts: { added: '{title} ist im {korb}.' } }
    const text = translator(english, localeOf('de', misspelled))
    expect(text('added', { title: 'Lampe' })).toBe('Lampe ist im {korb}.')
  })

  it.each([[null], [5], [{ one: 'only one form' }]])('skips %j, which is not a text', (value) => {
    const broken = { language: 'de', texts: { add: value } } as unknown as Translation
    expect(translator(english, localeOf('de', broken))('add')).toBe('Add to Cart')
  })

  it('uses the general form if a plural form is not a text', () => {
    const broken = { language: 'de', texts: { kept: { one: 1, other: 'Artikel' } } } as unknown as Translation
    expect(translator(english, localeOf('de', broken))('kept', { count: 1 })).toBe('Artikel')
  })

  it('prefers the texts that the page changes', () => {
    const change = (language: string, add: string): Translation => ({ language, texts: { add } })
    const addText = (language: string, ...changes: Translation[]) =>
      translator(english, localeFor(language, [german], changes) ?? ENGLISH)('add')
    expect(addText('en', change('', 'Buy'))).toBe('Buy')
    expect(addText('de', change('', 'Buy'), change('de', 'Kaufen'))).toBe('Kaufen')
    expect(addText('en', change('de', 'Kaufen'))).toBe('Add to Cart')
  })
})

describe('localeFor()', () => {
  it.each(['en', 'en-GB', 'EN-us'])('needs no translation for %s', (language) => {
    expect(localeFor(language, [])).toEqual({ ...ENGLISH, language })
  })

  it.each(['', 'ko', 'x'])('returns undefined for the language %j without a translation', (language) => {
    expect(localeFor(language, [german])).toBeUndefined()
  })
})

it.each([
  ['de', 'de'],
  [' de_AT ', 'de-AT'],
  ['zh-hant-TW', 'zh-hant-TW'],
  ['de-1996', 'de'],
  ['', ''],
  ['not a language', 'not'],
  ['english', ''],
  ['-', ''],
  ['../../evil', ''],
])('parseLanguage(%j) returns %j', (text, language) => {
  expect(parseLanguage(text)).toBe(language)
})

it.each<[boolean, string, Partial<Locale>]>([
  [true, 'the same translations', { translations: [austrian, german] }],
  [false, 'another language', { language: 'de' }],
  [false, 'another price format', { priceFormat: 'locale' }],
  [false, 'another translation', { translations: [austrian, { ...german }] }],
  [false, 'one more translation', { translations: [austrian, german, german] }],
  [false, 'one translation fewer', { translations: [austrian] }],
])('isSameLocale() returns %s for a locale with %s', (expected, _, change) => {
  const locale = localeOf('de-AT', german, austrian)
  expect(isSameLocale({ ...locale, ...change }, locale)).toBe(expected)
})

it('numberText() separates thousands as the language does', () => {
  expect(numberText(1234567, ENGLISH)).toBe('1,234,567')
  expect(numberText(1234567, { ...ENGLISH, language: 'de' })).toBe('1.234.567')
})

describe('loadedLanguages()', () => {
  it('contains the languages that scripts have added, each once', () => {
    addLanguage(german)
    addLanguage(austrian)
    addLanguage(german)
    expect(loadedLanguages()).toEqual([austrian, german])
  })

  it.each([['text'], [{ length: 1 }], [[null, { language: 'de' }, { language: 5, texts: {} }]]])(
    'ignores %j in the global variable',
    (value) => {
      Reflect.set(globalThis, 'electricianElementsLanguages', value)
      expect(loadedLanguages()).toEqual([])
    },
  )
})
