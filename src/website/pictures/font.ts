import { create, type Font } from 'fontkitten'

/** A font weight that pictures can use. */
export type Weight = 400 | 600 | 800

/** The contents of Inter's WOFF2 files by weight. They contain Latin, Greek, Cyrillic and Vietnamese letters. */
export type FontFiles = Record<Weight, Uint8Array<ArrayBuffer>>

/** Matches a character that is part of an emoji or an invisible formatting character. */
const PICTOGRAPH =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\p{Cf}]/u

const fonts = new Map<Weight, Font>()
let files: FontFiles | undefined

/** Sets the font files. Must be called before the other functions in this file. */
export function setFonts(contents: FontFiles): void {
  files = contents
}

/** Returns the contents of the font files for the SVG renderer. */
export function fontBuffers(): Uint8Array[] {
  return ([400, 600, 800] as const).map(fileOf)
}

/** Returns the letter spacing in em, which is smaller for bold text. */
export function trackingOf(weight: Weight): number {
  return weight === 800 ? -0.02 : -0.01
}

/** Returns the width of a line of text in px. Ignores kerning, which makes most lines slightly narrower. */
export function widthOf(text: string, weight: Weight, sizePx: number): number {
  const font = fontOf(weight)
  const glyphs = font.glyphsForString(text)
  const units = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
  return sizePx * (units / font.unitsPerEm + trackingOf(weight) * glyphs.length)
}

/** Returns the SVG path of a character, centered at (0, 0). */
export function outlineOf(character: string, weight: Weight, sizePx: number): string {
  const font = fontOf(weight)
  const { path } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  const { minX, minY, maxX, maxY } = path.bbox
  const scale = sizePx / font.unitsPerEm
  return path
    .translate(-(minX + maxX) / 2, -(minY + maxY) / 2)
    .scale(scale, -scale)
    .toSVG()
}

/**
 * Converts text to one line. Removes control characters, which SVG forbids, and pictographs that the font lacks. Returns
 * null if the font lacks any other character, so that pictures never show empty boxes.
 */
export function drawableText(text: string | null | undefined): string | null {
  const line = (text ?? '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
  const characters = [...line].filter((character) => isInFont(character) || !PICTOGRAPH.test(character))
  const drawable = characters.join('').replaceAll(/ +/g, ' ').trim()
  return drawable && characters.every(isInFont) ? drawable : null
}

/** Checks only one font weight, because all weights contain the same characters. */
function isInFont(character: string): boolean {
  return fontOf(400).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

function fileOf(weight: Weight): Uint8Array<ArrayBuffer> {
  if (!files) throw new Error('The fonts are not loaded. Call `loadRenderer()` first.')
  return files[weight]
}

function fontOf(weight: Weight): Font {
  // The type `Buffer` is stricter than necessary: the package only reads bytes.
  const font = fonts.get(weight) ?? (create(fileOf(weight) as Buffer) as Font)
  fonts.set(weight, font)
  return font
}
