import { describe, expect, it } from 'vitest'
import { searchEntry, searchScore, searchTerms } from '../../src/catalog/search.ts'
import { correctedTerms, similarScore, similarTerms } from '../../src/catalog/similar-search.ts'
import { aProduct } from '../support/factories.ts'

const entryOf = (title: string) =>
  searchEntry(aProduct({ title, subtitle: null, description: null, variants: [] }))
const score = (title: string, query: string) => similarScore(entryOf(title), similarTerms(searchTerms(query)))

describe('the search for similar products', () => {
  it.each([
    ['20 amp', 'Breaker 20A'],
    ['20 amps', 'Breaker 20 A'],
    ['20a', 'Breaker 20 Amp'],
    ['50 feet', 'Extension Cord 50ft'],
    ['50ft', 'Extension Cord, 50 Feet'],
    ['0.5 in', 'Conduit 1/2 in'],
    ['0.5 inch', 'Conduit 1/2"'],
    ['1/2 in', 'Conduit 0.5 inch'],
    ['1.5 in', 'Conduit 1 1/2 inch'],
    ['10 1/2 ft', 'Cord 10.5 feet'],
    ['15/16 in', 'Wrench 0.9375 inch'],
    ['wire nut', 'Wirenut Assortment'],
    ['wirenut', 'Wire Nuts'],
    ['kabel', 'Feuchtraumkabel'],
    ['stekker', 'Verdeelstekkers'],
    ['uttag', 'Vägguttag'],
    ['lamp', 'Plafondlamp'],
    ['led lampe', 'Deckenledlampe'],
    ['tuer', 'Türklingel'],
    ['tür', 'Tuerklingel'],
  ])('“%s” finds “%s”', (query, title) => {
    expect(score(title, query)).toBeGreaterThan(0)
  })

  it.each([
    ['20 amp', 'Adapter 20 mm'],
    ['50 feet', '50 Filters'],
    ['0.5 in', 'Inlay 1/4 in'],
    ['1/2 in', 'Inlay 1/4 in'],
    ['1.5 in', 'Inlay 1/4 in'],
    ['5 amp', 'Breaker 15 Amp'],
    ['20a gray', 'Breaker 20A'],
    ['b20a', 'Adapter 20 A'],
    ['12v2a', 'Lamp 12 Volt'],
    ['dimmer', 'Fan Timer'],
    ['able', 'Cord'],
    ['red', 'Shredder'],
    ['poe', 'Power Strip'],
    ['land', 'Cable and Cord'],
  ])('“%s” does not find “%s”', (query, title) => {
    expect(score(title, query)).toBe(0)
  })

  it('ranks the beginning of a word before the end of a word', () => {
    expect(score('Lampshade', 'lamp')).toBeGreaterThan(score('Plafondlamp', 'lamp'))
  })

  it.each([
    ['كابل', 'الكابل الكهربائي'],
    ['الكابل', 'كابل كهربائي'],
    ['كهربائى', 'كابل كهربائي'],
    ['كهربائي', 'كابل كهربائى'],
    ['لمبه', 'لمبة'],
    ['كــابل', 'كابل'],
    ['20', 'قاطع ٢٠ أمبير'],
  ])('Arabic spellings count as equal: “%s” finds “%s”', (query, title) => {
    expect(searchScore(entryOf(title), searchTerms(query))).toBeGreaterThan(0)
  })
})

describe('correctedTerms()', () => {
  const titles = ['Circuit Breaker', 'Extension Cord 20A', 'Schalter', 'GFCI Outlet', 'Cable', 'Table Lamp']
  const entries = titles.map(entryOf)
  const corrected = (query: string) =>
    correctedTerms(searchTerms(query), entries)
      ?.map(([word]) => word?.toLowerCase())
      .join(' ')

  it.each([
    ['two swapped letters', 'brekaer', 'breaker'],
    ['a missing letter', 'braker', 'breaker'],
    ['an extra letter', 'breakker', 'breaker'],
    ['another letter', 'extention cord', 'extension cord'],
    ['a missing letter of an abbreviation', 'gfi', 'gfci'],
    ['a mistake at the end', 'schaltet', 'schalter'],
    ['another letter in a word of five letters', 'kable', 'cable'],
  ])('corrects %s', (_, query, words) => {
    expect(corrected(query)).toBe(words)
  })

  it.each([
    ['other mistakes in words of fewer than five letters', 'card'],
    ['short words without their first letter', 'ord'],
    ['short words without their last letter', 'cor'],
    ['word of a product into a similar one', 'table'],
    ['two mistakes', 'brkear'],
    ['the beginning of a word', 'exten'],
    ['numbers', '20B20'],
    ['word after a number', '4gfci'],
    ['word before a number', 'gfci2'],
  ])('corrects no %s', (_, query) => {
    expect(corrected(query)).toBeUndefined()
  })
})
