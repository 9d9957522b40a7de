import { describe, expect, it } from 'vitest'
import { searchEntry, searchScore, searchTerms } from '../../src/catalog/search.ts'
import { aProduct, aVariant } from '../support/factories.ts'

const score = (product: Parameters<typeof aProduct>[0], query: string) =>
  searchScore(
    searchEntry(aProduct({ title: '', subtitle: null, description: null, variants: [], ...product })),
    searchTerms(query),
  )

describe('product search', () => {
  it.each([
    ['the title', { title: 'USB Charger' }],
    ['the subtitle', { subtitle: 'With USB' }],
    ['the text of the description', { description: '<p>One <b>usb</b> port</p>' }],
    ['a variant’s title', { variants: [aVariant({ title: 'USB-C' })] }],
    ['a variant’s SKU', { variants: [aVariant({ sku: 'CH-USB-2' })] }],
    [
      'the title after another variant’s SKU',
      { variants: [aVariant({ sku: 'CHA' }), aVariant({ title: 'USB-C' })] },
    ],
  ])('finds a word in %s', (_, product) => {
    expect(score(product, 'usb')).toBeGreaterThan(0)
  })

  it.each(['s', '-'])('finds nothing for “%s” if the product contains no such word', (query) => {
    const variants = [aVariant({ title: 'Wi-Fi' })]
    expect(score({ title: 'Überspannungsschutzeinrichtungen', variants }, query)).toBe(0)
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

describe('the spellings of a search', () => {
  it.each([
    ['15a', '15 A'],
    ['15-amp', '15 amp'],
    ['14awg', '14 AWG'],
    ['2.5 mm²', '2,5mm2'],
    ['3x0.75', '3 × 0.75'],
    ['3x0.75', '3×0.75'],
    ['rj45', 'RJ-45'],
    ['rj 45', 'RJ45'],
    ['wifi', 'Wi-Fi'],
    ['wifi', 'Wi Fi'],
    ['1000 W', '1,000 W'],
    ['1/2"', '½″'],
    ['½', '1/2"'],
    ['1/2 inch', '1/2"'],
    ['1/2 inch', '1/2 "'],
    ['1½', '1 1/2"'],
    ['1-1/2', '1½"'],
    ['1 - 1/2', '1½"'],
    ['10 ohm 2 W', '10 Ω 2 W'],
    ['ohm', 'Ω'],
    ['10kohm', '10 kΩ'],
    ['100uf', '100 µF'],
    ['100 μf', '100 µF'],
    ['uf', 'μF'],
    ['ror', 'Rør'],
    ['zlacze', 'Złącze'],
    ['dak', 'Đak'],
    ['aeter', 'Æter'],
    ['isik', 'Işık'],
    ['STRASSE', 'Straße'],
    ['ＵＳＢ', 'USB'],
    ['usb 3', 'ＵＳＢ ３'],
    ['dimmers', 'Dimmer'],
    ['switches', 'Switch'],
    ['boxes', 'Box'],
    ['dryers', 'Dryer'],
    ['batteries', 'Battery'],
    ['hoodies', 'Hoodie'],
    ['fuses', 'Fuse'],
    ['cable ties', 'Cable Tie'],
    ['three-way', 'three way'],
    ['12-2', '12/2'],
    ['24-12', '24/12'],
    ['1/2-inch', '½"'],
    ['usbc', 'USB C'],
    ['.5', '0.5'],
    ['0,75', '.75'],
    ['AFCIs', 'AFCI'],
  ])('let “%s” and “%s” find each other', (one, other) => {
    expect(score({ title: `Wire ${other}` }, one)).toBeGreaterThan(0)
    expect(score({ title: `Wire ${one}` }, other)).toBeGreaterThan(0)
  })

  it.each([
    ['mm2', 'Cable 2.5 mm²'],
    ['2.5mm', 'Cable 2.5 mm²'],
    ['2,5 mm', 'Cable 2.5mm²'],
    ['100 12/2', 'Cable 12/2, 100 ft'],
  ])('let “%s” find “%s”', (query, title) => {
    expect(score({ title }, query)).toBeGreaterThan(0)
  })

  it.each([
    ['glass', 'Glas'],
    ['bus', 'Bu'],
    ['15a', '15 W amber lamp'],
    ['5', 'Cable 2.5'],
    ['1 1/2', 'Pipe 1/2"'],
    ['φωσ', 'ohm'],
    ['12-2', 'Wire 14/2'],
    ['14-2-2', 'Wire 14/2'],
    ['MX12-2', 'Wire 12/2'],
    ['1-2', 'Pipe 1/2"'],
    ['1 15/16', 'Wrench 15/16"'],
    ['10 1/2', '10 pipes 1/2"'],
    ['3x2.5', 'Cable 5x2.5'],
    ['102a', 'Fuses, pack of 10, 2A'],
    ['5', 'Cable .5'],
    ['ties', 'Type-2 EV Charger'],
    ['ups', 'Up and down wall light'],
    ['battery', 'Lamp'],
    ['batteries', 'Blue lamp'],
    ['switches', 'Swivel lamp'],
    ['chest', 'Cherry wood lamp'],
    ['axis', 'Axial fan'],
  ])('do not let “%s” find “%s”', (query, title) => {
    expect(score({ title }, query)).toBe(0)
  })

  it.each([
    ['1/2"', 'EMT pipe 1/2"', 'EMT pipe 1 1/2"'],
    ['½', 'EMT pipe 1/2"', 'EMT pipe 1½"'],
    ['15a', 'Breaker 15 A', 'Breaker 15 Amp'],
    ['dimmer', 'Smart dimmer', 'Smart dimmers'],
    ['lamp', 'LED lamp', 'LED lampshade'],
    ['usb c', 'Hub USBC', 'USB charger'],
  ])('rank for “%s” the title “%s” before “%s”', (query, better, worse) => {
    expect(score({ title: better }, query)).toBeGreaterThan(score({ title: worse }, query))
    expect(score({ title: worse }, query)).toBeGreaterThan(0)
  })
})

it.each(['a1', 'a-', '1-', 'a1-', '1/', '½'])(
  'the searchable text grows in proportion to a word that repeats “%s”',
  (part) => {
    const description = part.repeat(20_000 / part.length)
    const { length } = searchEntry(aProduct({ description })).description
    expect(length).toBeLessThan(5 * description.length)
  },
)
