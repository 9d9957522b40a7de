import { type SearchEntry, type SearchTerm, searchScore } from './search.ts'

/** Spellings of units. Products and visitors write `20A`, `20 amp` and `20 amps`. */
const UNITS = [
  'A AMP AMPS AMPERE AMPERES',
  'V VOLT VOLTS',
  'W WATT WATTS',
  'FT FOOT FEET',
  'IN INCH INCHES',
  'M METER METERS METRE METRES',
].map((spellings) => spellings.split(' '))

/** The shortest part of a word that finds the word, such as `KABEL` in `FEUCHTRAUMKABEL`. */
const MIN_PART = 4
/** The shortest word of which any typing mistake is corrected. */
const MIN_CORRECTED = 5

/**
 * Returns the words of a query with spellings that find similar products: other units and numbers, words that
 * are joined or split, and umlauts as two letters.
 */
export function similarTerms(terms: readonly SearchTerm[]): SearchTerm[] {
  return terms.map((term, index) => {
    const [word] = term
    const [before, after] = [terms[index - 1]?.[0], terms[index + 1]?.[0]]
    const joined = [before && before + word, after && word + after].filter((text) => text !== undefined)
    return [
      ...term,
      ...[word, `${before} ${word}`, `${word} ${after}`].flatMap(quantities),
      ...joined,
      ...splits(word),
      ...umlauts(word),
    ]
  })
}

/** Returns other spellings of a number and unit, such as `1/2 INCH ` for `0.5 IN`. The space ends a word. */
function quantities(text: string): string[] {
  const [, number, unit = ''] = /^([\d./_]+) ?(\p{L}+)$/u.exec(text) ?? []
  const spellings = UNITS.find((group) => group.includes(unit))
  if (!number || !spellings) return []
  return [number, ...otherNumbers(number)].flatMap((value) =>
    spellings.flatMap((spelling) => [`${value} ${spelling} `, `${value}${spelling} `]),
  )
}

/** Returns a decimal as a fraction, such as `1_1/2` for `1.5`, and a fraction as a decimal. */
function otherNumbers(number: string): string[] {
  const [, whole = 0, part, parts] = /^(?:(\d+)_)?(\d+)\/(\d+)$/.exec(number) ?? []
  if (part && parts) return [`${Number(whole) + Number(part) / Number(parts)}`]
  const value = Number(number)
  const divisor = [2, 4, 8, 16].find((each) => Number.isInteger(value * each))
  if (!divisor || Number.isInteger(value)) return []
  const fraction = `${(value % 1) * divisor}/${divisor}`
  return [value > 1 ? `${Math.floor(value)}_${fraction}` : fraction]
}

/** Returns a word as two words, such as `WIRE NUT` for `WIRENUT`. */
function splits(word: string): string[] {
  const length = word.length > 24 ? 0 : word.length - 5
  return Array.from({ length }, (_, cut) => `${word.slice(0, cut + 3)} ${word.slice(cut + 3)}`)
}

/**
 * Returns a word with one letter instead of two for an umlaut, and the other way around. Accents have been
 * removed. Leaves out words of three letters: `PO` for `POE` would find “Power”.
 */
function umlauts(word: string): string[] {
  if (word.length < MIN_PART && /[AOU]E/.test(word)) return []
  const short = word.replace(/([AOU])E/g, '$1')
  const long = [...word.matchAll(/[AOU](?!E)/g)].map(
    ({ index }) => `${word.slice(0, index + 1)}E${word.slice(index + 1)}`,
  )
  return [short, ...long]
}

/**
 * Returns how well a product matches a query's words, also in the middle of words; 0 if it does not match.
 * Leaves out the description, because reading it for each spelling is too slow for thousands of products.
 */
export function similarScore(entry: SearchEntry, terms: readonly SearchTerm[]): number {
  // The number of `5 AMP` must not be found in `15 AMP`.
  const contains = (text: string, spelling: string) =>
    spelling.length >= MIN_PART && !/^\d/.test(spelling) && text.includes(spelling)
  return searchScore({ ...entry, description: '' }, terms, contains)
}

/**
 * Replaces words that no product contains by the most similar word of the products, such as `BREKAER` by
 * `BREAKER`. Returns null if nothing can be corrected.
 */
export function correctedTerms(
  terms: readonly SearchTerm[],
  entries: readonly SearchEntry[],
): SearchTerm[] | null {
  const texts = entries.map(({ title, variants, subtitle }) => `${title}${variants}${subtitle}`)
  const vocabulary = new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))
  let isCorrected = false
  const corrected = terms.map((term): SearchTerm => {
    const [word] = term
    if (!/^\p{L}{3,}$/u.test(word) || texts.some((text) => text.includes(` ${word}`))) return term
    const isMeant = word.length < MIN_CORRECTED ? lacksInnerLetter : isSimilar
    const found = [...vocabulary].find((known) => isMeant(word, known))
    isCorrected ||= found !== undefined
    return found ? [found] : term
  })
  return isCorrected ? corrected : null
}

/** Returns whether a short word lacks one letter after its first, such as `GFI` for `GFCI`. */
function lacksInnerLetter(word: string, known: string): boolean {
  return known.length === word.length + 1 && known[0] === word[0] && isSimilar(word, known)
}

/** Returns whether two words differ by one missing, added or replaced letter or by two swapped letters. */
function isSimilar(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.replace(/(.)(.)/, '$2$1') === otherRest ||
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  )
}
