import { type Weight, widthOf } from './font.ts'

/** A font size, and the maximum number of lines at this size. */
export interface TextSize {
  sizePx: number
  maxLines: number
}

interface Frame {
  weight: Weight
  widthPx: number
  /** The font sizes to try, in order of preference. */
  sizes: readonly [TextSize, ...TextSize[]]
}

/** Text broken into lines. */
export interface FittedText {
  sizePx: number
  lines: string[]
}

type Measure = (line: string) => number

/** Breaks text into lines at the first size that fits. If no size fits, uses the last one and ends with an ellipsis. */
export function fitText(text: string, { weight, widthPx, sizes }: Frame): FittedText {
  const measureAt = (sizePx: number) => (line: string) => widthOf(line, weight, sizePx)
  const words = text.split(' ')
  for (const { sizePx, maxLines } of sizes) {
    const measure = measureAt(sizePx)
    const lines = breakLines(words, widthPx, measure)
    if (lines.length <= maxLines && lines.every((line) => measure(line) <= widthPx))
      return { sizePx, lines: balanceLines(words, lines.length, widthPx, measure) }
  }
  const { sizePx, maxLines } = sizes.at(-1) ?? sizes[0]
  const measure = measureAt(sizePx)
  const parts = words.flatMap((word) => breakWord(word, widthPx, measure))
  const lines = breakLines(parts, widthPx, measure)
  if (lines.length <= maxLines) return { sizePx, lines }
  const last = shorten(lines[maxLines - 1] ?? '', widthPx, measure)
  return { sizePx, lines: [...lines.slice(0, maxLines - 1), last] }
}

/** Fills each line with as many words as fit. */
function breakLines(words: readonly string[], widthPx: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const extended = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(extended) <= widthPx) lines[lines.length - 1] = extended
    else lines.push(word)
  }
  return lines
}

/** Breaks words into `count` lines of similar width. */
function balanceLines(words: readonly string[], count: number, widthPx: number, measure: Measure): string[] {
  let balanced = breakLines(words, widthPx, measure)
  const widestPx = Math.max(...words.map(measure))
  for (let narrowerPx = widthPx; narrowerPx >= widestPx; narrowerPx -= 8) {
    const lines = breakLines(words, narrowerPx, measure)
    if (lines.length > count) break
    balanced = lines
  }
  return balanced
}

/** Splits a word that is wider than a line. */
function breakWord(word: string, widthPx: number, measure: Measure): string[] {
  const parts: string[] = []
  for (const character of word) {
    const extended = `${parts.at(-1)}${character}`
    if (parts.length > 0 && measure(extended) <= widthPx) parts[parts.length - 1] = extended
    else parts.push(character)
  }
  return parts
}

/** Ends a line with an ellipsis. */
function shorten(line: string, widthPx: number, measure: Measure): string {
  const characters = [...line]
  while (measure(`${characters.join('')}…`) > widthPx) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
