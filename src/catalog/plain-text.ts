import { decodeReference } from '#decode-reference'

/** Returns HTML as one line of plain text, without tags and with entities decoded. Not safe as HTML. */
export function plainText(html: string): string {
  return textOf(html, ' ').replace(/\s+/g, ' ').trim()
}

/** Returns HTML as plain text with one line per paragraph. The result is not safe to use as HTML. */
export function plainLines(html: string): string {
  return textOf(html, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

/** The rest of a tag after its name. As in browsers, quoted attribute values may contain `>`. */
const TAG_END = '(?:[^>=]+|=\\s*(?:"[^"]*"?|\'[^\']*\'?)?)*>?'
/** Tags that do not separate words. */
const INLINE =
  'a|abbr|b|bd[io]|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|nobr|o:p|q|s|samp|small|span|strike|' +
  'strong|su[bp]|time|tt|u|var|wbr'
const INLINE_TAG = new RegExp(`</?(?:${INLINE})(?=[\\s/>]|$)${TAG_END}`, 'gi')
const OTHER_TAG = new RegExp(`<[!?][^>]*>?|<[a-z/]${TAG_END}`, 'gi')

/** The number of characters that are read. Regular expressions that read much longer texts can throw. */
const MAX_READ = 1_000_000
const DATA_ADDRESS = /=[\t\n\f\r ]*["']?data:[^\t\n\f\r "'<>]*/gi

/** Removes `data:` addresses in attributes, such as those of pictures, from HTML longer than `max`. */
export function withoutDataAddresses(html: string, max: number): string {
  return html.length > max ? html.replace(DATA_ADDRESS, '') : html
}

/** @param separator replaces tags that separate words */
function textOf(html: string, separator: string): string {
  return (
    withoutDataAddresses(html, MAX_READ)
      .slice(0, MAX_READ)
      // An unclosed comment, script or style element extends to the end of the text, as in browsers. Without
      // `$`, this regular expression would take quadratic time.
      .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
      .replace(INLINE_TAG, '')
      .replace(OTHER_TAG, separator)
      .replace(/&(?:#(\d+)|#x([\da-f]+)|[a-z][\da-z]*);?/gi, (reference, decimal?: string, hex?: string) =>
        decimal || hex
          ? (characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)) ?? reference)
          : decodeReference(reference),
      )
  )
}

/** The characters 128 to 159 of Windows-1252. Node's `TextDecoder` does not know them. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Returns a character by number. As in browsers, 128 to 159 are Windows-1252. Undefined if there is none. */
function characterOf(code: number): string | undefined {
  if (code < 1 || code > 0x10ffff) return undefined
  return WINDOWS_1252[code - 128] ?? String.fromCodePoint(code).toWellFormed()
}

/** Returns at most `max` UTF-16 units from a text's beginning. Never splits a character such as an emoji. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text
  // Firefox 120 to 124 have no Segmenter.
  const segments = globalThis.Intl.Segmenter && new Intl.Segmenter().segment(text)
  return text.slice(0, segments?.containing(max)?.index ?? max).toWellFormed()
}

/** Returns a product's meta description: the first 160 characters of its description, or its title. */
export function metaDescription({
  title,
  description,
}: {
  title: string
  description: string | null
}): string {
  return firstCharacters(plainText(description ?? ''), 160) || title
}
