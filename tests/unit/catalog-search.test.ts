import { describe, expect, it } from 'vitest'
import { searchEntry, searchScore, searchWords } from '../../src/catalog/search.ts'
import { aProduct, aVariant } from '../support/factories.ts'

const score = (product: Parameters<typeof aProduct>[0], query: string) =>
  searchScore(
    searchEntry(aProduct({ title: '', subtitle: null, description: null, variants: [], ...product })),
    searchWords(query),
  )

describe('product search', () => {
  it.each([
    ['the title', { title: 'USB Charger' }],
    ['the subtitle', { subtitle: 'With USB' }],
    ['the text of the description', { description: '<p>One <b>usb</b> port</p>' }],
    ['a variant’s title', { variants: [aVariant({ title: 'USB-C' })] }],
    ['a variant’s SKU', { variants: [aVariant({ sku: 'CH-USB-2' })] }],
  ])('finds a word in %s', (_, product) => {
    expect(score(product, 'usb')).toBeGreaterThan(0)
  })

  it('ignores HTML tags in the description', () => {
    expect(score({ description: '<p class="usb">Cable</p>' }, 'usb')).toBe(0)
  })

  it.each([
    ['case', 'USB CHARGER', 'usb charger'],
    ['accents', 'Câble électrique', 'cable electrique'],
    ['accents in the query', 'Cable', 'câble'],
    ['the difference between ß and ss', 'Straßenlampe', 'strassenlampe'],
    ['the difference between final and regular sigma', 'ΔΙΑΚΟΠΤΗΣ', 'διακοπτησ'],
    ['punctuation', 'Wi-Fi plug (2-pack)', 'wi fi 2 pack'],
  ])('ignores %s', (_, title, query) => {
    expect(score({ title }, query)).toBeGreaterThan(0)
  })

  it('requires each word of the query to match the beginning of a word', () => {
    expect(score({ title: 'Surge Protector' }, 'sur prot')).toBeGreaterThan(0)
    expect(score({ title: 'Surge Protector' }, 'surge lamp')).toBe(0)
    expect(score({ title: 'Surge Protector' }, 'tector')).toBe(0)
  })

  it('finds a word anywhere in text without spaces between words, such as Japanese', () => {
    expect(score({ title: '家庭用電気ケーブル' }, '電気')).toBeGreaterThan(0)
    expect(score({ title: '家庭用電気ケーブル' }, '電球')).toBe(0)
  })

  it.each([
    ['a match in the title before one in the description', { title: 'Lamp' }, { description: 'Lamp' }],
    [
      'a whole-word match before a match at the beginning of a longer word',
      { title: 'The lamp' },
      { title: 'The lampshade' },
    ],
    [
      'a title that begins with the word before a title that contains it later',
      { title: 'Lamp black' },
      { title: 'Black lamp' },
    ],
    [
      'a match in the SKU before one in the subtitle',
      { variants: [aVariant({ sku: 'lamp' })] },
      { subtitle: 'lamp' },
    ],
  ])('ranks %s', (_, better, worse) => {
    expect(score(better, 'lamp')).toBeGreaterThan(score(worse, 'lamp'))
  })
})
