import { plainText } from './plain-text.ts'
import type { Product } from './product.ts'

/** The texts of a product in the form in which searches compare them. A space precedes each word. */
export interface SearchEntry {
  title: string
  /** Variant titles and SKUs. */
  variants: string
  subtitle: string
  description: string
}

/** The points for a match in each text. Higher points put a product first. */
const POINTS: Readonly<Record<keyof SearchEntry, number>> = {
  title: 8,
  variants: 4,
  subtitle: 2,
  description: 1,
}

const TEXTS = ['title', 'variants', 'subtitle', 'description'] as const

/** Characters of scripts that do not separate words with spaces. Each counts as a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu

/** Returns the words of a text without case and accents, for example `CAFE` for `café`. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      // Uppercase, because lowercase would keep "ß" apart from "ss", and the two forms of the Greek sigma apart.
      .toUpperCase()
      .replace(UNSPACED, ' $&')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  )
}

/** Returns the searchable texts of a product. */
export function searchEntry({ title, subtitle, description, variants }: Product): SearchEntry {
  return {
    title: spaced(title),
    variants: spaced(variants.map((variant) => `${variant.title} ${variant.sku ?? ''}`).join(' ')),
    subtitle: spaced(subtitle ?? ''),
    description: spaced(plainText(description ?? '')),
  }
}

/**
 * Returns how well a product matches a query; 0 if it does not. Each word of the query must match the beginning of a word
 * of the product.
 * @param words the query's words, from `searchWords()`
 */
export function searchScore(entry: SearchEntry, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const points = Math.max(...TEXTS.map((name) => matchPoints(entry[name], word, POINTS[name])))
    if (points === 0) return 0
    score += points
  }
  return score
}

/** A whole word counts more than the beginning of a word, and so does a word at the beginning of the text. */
function matchPoints(text: string, word: string, points: number): number {
  const position = text.indexOf(` ${word}`)
  if (position === -1) return 0
  const isWholeWord = text.includes(` ${word} `)
  return points * (1 + (isWholeWord ? 1 : 0) + (position === 0 ? 0.5 : 0))
}

function spaced(text: string): string {
  return ` ${searchWords(text).join(' ')} `
}
