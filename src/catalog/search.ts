import { plainDigit } from '../untrusted/plain-digit.ts'
import { plainText } from './plain-text.ts'
import type { Product } from './product.ts'

/** A product's normalized search text. A space precedes each word, so that searches find word beginnings. */
export interface SearchEntry {
  title: string
  /** Variant titles and SKUs. */
  variants: string
  subtitle: string
  description: string
}

/** The points for a match in each field. Products with more points come first. */
const POINTS: Readonly<Record<keyof SearchEntry, number>> = {
  title: 8,
  variants: 4,
  subtitle: 2,
  description: 1,
}

const FIELDS = Object.entries(POINTS) as [keyof SearchEntry, number][]

// Browsers take milliseconds to read the classes of characters in these regular expressions. They are in
// functions, so that the page starts without them.

/** A word or a number. Numbers can be decimals (`2.5`), fractions (`1/2`) or mixed numbers (`1_1/2`). */
const anyWord = () => /(?:\p{N}[./_](?=\p{N})|[\p{L}\p{N}])+/gu
/** Words with hyphens between them, but not the end of a fraction, such as `2-inch` in `1/2-inch`. */
const hyphenatedWords = () => /(?<![\p{L}\p{N}]|\p{N}[./_])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu
/** Two short words that people also write as one, such as `USB C` and `Wi Fi`. */
const shortPair = () => /^\p{L}{2,3} \p{L}{1,3}$/u
/** Uppercase letters that do not decompose into a letter and an accent. */
const LETTERS: Record<string, string> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Æ: 'AE',
  Œ: 'OE',
  Ħ: 'H',
  Ŧ: 'T',
  ẞ: 'SS',
}
/** The maximum length of a unit or a code before or after a number, such as `AWG` in `14 AWG`. */
const MAX_UNIT = 4
/** The maximum length of words whose parts are found. Longer words would take too much time and memory. */
const MAX_DIVIDED = 30

/** Returns a text in uppercase, without accents and with one notation for numbers, units and symbols. */
function normalize(text: string): string {
  return (
    text
      .replace(/(\d)(?=[¼½¾⅐-⅞])/g, '$1 ')
      .normalize('NFKD')
      .replace(/[\p{M}ـ]/gu, '')
      .replace(/[٠-٩۰-۹]/g, plainDigit)
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه')
      .replace(/(^|[^\p{sc=Greek}])Ω(?!\p{sc=Greek})/gu, '$1ohm')
      .replace(/(^|[^\p{sc=Greek}])μ(?!\p{sc=Greek})/gu, '$1u')
      // Uppercase, because lowercase would distinguish "ß" from "ss" and the two forms of the Greek sigma
      // from each other.
      .toUpperCase()
      .replace(/[ØŁĐÐÞÆŒĦŦẞ]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/⁄/g, '/')
      .replace(/(\d) ?[X×] ?(?=\d)/g, '$1X')
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/(^|[^\p{L}\p{N}.])\.(?=\d)/gu, '$10.')
      .replace(/(^|[^\d./])(\d+)[\s-]+(\d+)\/(\d+)/g, (all, before, whole, part, parts) =>
        Number(part) < Number(parts) ? `${before}${whole}_${part}/${parts}` : all,
      )
      // These scripts do not separate words with spaces. Each character counts as a word.
      .replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu, ' $& ')
  )
}

/** One word of a query: the text as typed, then other spellings of it. */
export type SearchTerm = readonly [string, ...string[]]

/** Returns the words of a query with their other spellings, for example `RJ 45` and `RJ45` for `rj-45`. */
export function searchTerms(query: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  const rest = normalize(query).replace(hyphenatedWords(), (words) => {
    terms.push([words.replaceAll('-', ' '), ...withoutHyphens(words)])
    return ' '
  })
  const words = rest.match(anyWord()) ?? []
  words.forEach((word, index) => {
    const joined = [`${words[index - 1]} ${word}`, `${word} ${words[index + 1]}`].flatMap(joinShort)
    terms.push([word, ...otherNumber(word), ...withoutArticle(word), ...joined])
  })
  return terms
}

/** Returns two short words as one, such as `USBC` and `WIFI`. */
function joinShort(pair: string): string[] {
  return shortPair().test(pair) ? [pair.replace(' ', '')] : []
}

/** Returns other spellings of words with hyphens, for example `RJ45`, or `12/2` for a cable with 2 wires. */
function withoutHyphens(words: string): string[] {
  const [, size, count] = /^(\d+)-(\d+)$/.exec(words) ?? []
  return [words.replaceAll('-', ''), ...(Number(size) > Number(count) ? [`${size}/${count}`] : [])]
}

/** Returns an Arabic word without the article. */
function withoutArticle(word: string): string[] {
  return /^ال..../u.test(word) ? [word.slice(2)] : []
}

/** Returns the singulars or the beginning of the plural of an English word. */
function otherNumber(word: string): string[] {
  if (word.length < 4) return []
  if (/[^AEIOU]Y$/.test(word)) return [`${word.slice(0, -1)}IE`]
  if (/..IES$/.test(word)) return [word.slice(0, -1), `${word.slice(0, -3)}Y`]
  if (/(?:S|X|Z|CH|SH)ES$/.test(word)) return [word.slice(0, -2)]
  return /(?:[^SUI]|.{3}I)S$/.test(word) ? [word.slice(0, -1)] : []
}

/** Returns the searchable text of a product. */
export function searchEntry({ title, subtitle, description, variants }: Product): SearchEntry {
  return {
    title: entryText(title),
    variants: entryText(variants.map((variant) => `${variant.title} ${variant.sku ?? ''}`).join(' | ')),
    subtitle: entryText(subtitle ?? ''),
    description: entryText(plainText(description ?? '')),
  }
}

/**
 * Returns how well a product matches a query; 0 if the product does not match. Each word of the query must
 * match the beginning of a word of the product.
 * @param terms the query's words, from `searchTerms()`
 * @param contains returns whether a text without such a word contains a spelling anyway
 */
export function searchScore(
  entry: SearchEntry,
  terms: readonly SearchTerm[],
  contains?: (text: string, spelling: string) => boolean,
): number {
  let score = 0
  for (const spellings of terms) {
    let best = 0
    for (const spelling of spellings)
      for (const [name, points] of FIELDS) {
        const found = matchPoints(entry[name], spelling, points)
        best = Math.max(best, found || (contains?.(entry[name], spelling) ? points / 2 : 0))
      }
    if (best === 0) return 0
    score += best
  }
  return score
}

/** Returns the points for a word. Whole words and matches at the beginning of the text get more points. */
function matchPoints(text: string, word: string, points: number): number {
  const position = text.indexOf(` ${word}`)
  if (position === -1) return 0
  const isWholeWord = text.includes(` ${word} `)
  return points * (1 + (isWholeWord ? 1 : 0) + (position === 0 ? 0.5 : 0))
}

/** Returns the words of a text with a space before and after each, followed by other spellings of them. */
function entryText(text: string): string {
  const normalized = normalize(text.replace(/([\d¼½¾⅐-⅞]\s?)["″”]/g, '$1 inch '))
  const words = normalized.match(anyWord()) ?? []
  const others: string[] = (normalized.match(hyphenatedWords()) ?? []).flatMap(withoutHyphens)
  words.forEach((word, index) => {
    others.push(...endsOf(word))
    const next = words[index + 1] ?? ''
    others.push(...joinShort(`${word} ${next}`))
    if (isUnit(word, next) || isUnit(next, word)) others.push(word + next)
  })
  return ` ${[...words, ...others].join(' ')} `
}

/**
 * Returns the parts of a word that searches can begin with: `A` in `15A`. The fraction of a mixed number
 * never counts as a whole word, so that `1/2` ranks before `1 1/2`.
 */
function endsOf(word: string): string[] {
  const [, fraction] = word.split('_')
  if (fraction) return [`${fraction}~`]
  if (word.length > MAX_DIVIDED) return []
  // The Arabic article is written together with the word.
  const parts = word.match(/\p{N}[\p{N}./]*|^ال(?=\p{L})|\p{L}+/gu) ?? []
  return parts.slice(1).map((_, index) => parts.slice(index + 1).join(''))
}

/** Returns whether a word is a number and the other one can be its unit or the code before it. */
function isUnit(word: string, other: string): boolean {
  return /^\p{N}/u.test(word) && /^\p{L}/u.test(other) && other.length <= MAX_UNIT
}
