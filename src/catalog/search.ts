import { plainText } from './plain-text.ts'
import type { Product } from './product.ts'

/**
 * A product's searchable text, normalized. A space precedes each word, so that a search can find the beginnings of
 * words.
 */
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

/** Characters of scripts that do not separate words with spaces. Each character counts as a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu

/** Returns the words of a text in uppercase and without accents, for example `CAFE` for `café`. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      // Uppercase, because lowercase would distinguish "ß" from "ss" and the two forms of the Greek sigma from each
      // other.
      .toUpperCase()
      .replace(UNSPACED, ' $&')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  )
}

/** Returns the searchable text of a product. */
export function searchEntry({ title, subtitle, description, variants }: Product): SearchEntry {
  return {
    title: spaced(title),
    variants: spaced(variants.map((variant) => `${variant.title} ${variant.sku ?? ''}`).join(' ')),
    subtitle: spaced(subtitle ?? ''),
    description: spaced(plainText(description ?? '')),
  }
}

/**
 * Returns how well a product matches a query; 0 if the product does not match. Each word of the query must match the
 * beginning of a word of the product.
 * @param words the query's words, from `searchWords()`
 */
export function searchScore(entry: SearchEntry, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const points = Math.max(...FIELDS.map(([name, points]) => matchPoints(entry[name], word, points)))
    if (points === 0) return 0
    score += points
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

function spaced(text: string): string {
  return ` ${searchWords(text).join(' ')} `
}
