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
    ['wire nut', 'Wirenut Assortment'],
    ['wirenut', 'Wire Nuts'],
    ['kabel', 'Feuchtraumkabel'],
    ['stekker', 'Verdeelstekkers'],
    ['uttag', 'Vägguttag'],
    ['tuer', 'Türklingel'],
    ['tür', 'Tuerklingel'],
  ])('“%s” finds “%s”', (query, title) => {
    expect(score(title, query)).toBeGreaterThan(0)
  })

  it.each([
    ['20 amp', 'Adapter 20 mm'],
    ['50 feet', '50 Filters'],
    ['0.5 in', 'Inlay 1/4 in'],
    ['able', 'Cord'],
    ['red', 'Shredder'],
    ['poe', 'Power Strip'],
    ['land', 'Cable and Cord'],
  ])('“%s” does not find “%s”', (query, title) => {
    expect(score(title, query)).toBe(0)
  })

  it.each([
    ['كابل', 'الكابل الكهربائي'],
    ['الكابل', 'كابل كهربائي'],
    ['كهربائى', 'كابل كهربائي'],
    ['لمبه', 'لمبة'],
    ['كــابل', 'كابل'],
    ['20', 'قاطع ٢٠ أمبير'],
  ])('Arabic spellings count as equal: “%s” finds “%s”', (query, title) => {
    expect(searchScore(entryOf(title), searchTerms(query))).toBeGreaterThan(0)
  })
})

describe('correctedTerms()', () => {
  const entries = ['Circuit Breaker', 'Extension Cord 20A', 'Schalter', 'GFCI Outlet'].map(entryOf)
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
  ])('corrects %s', (_, query, words) => {
    expect(corrected(query)).toBe(words)
  })

  it.each([
    ['other mistakes in words of fewer than five letters', 'corf'],
    ['short words without their last letter', 'cor'],
    ['two mistakes', 'brkear'],
    ['the beginning of a word', 'exten'],
    ['numbers', '20B20'],
  ])('corrects no %s', (_, query) => {
    expect(corrected(query)).toBeUndefined()
  })
})
