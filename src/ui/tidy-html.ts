import { firstCharacters, plainLines, plainText } from '../catalog/plain-text.ts'
import { ALLOWED_ELEMENTS, isVisible } from './allowed-html.ts'
import { countElements, isTooLong } from './html-limits.ts'

/** HTML whose size is limited, so that it cannot freeze the page. Not sanitized. */
export interface TidyHtml {
  html: string
  /** Whether the text has no paragraphs or line breaks in HTML, so that its newlines must be shown. */
  hasNewlines: boolean
}

/** How many elements the texts of one product may contain together. */
const MAX_ELEMENTS = 20_000
/** The length of a text that is shown without formatting. */
const MAX_CHARACTERS = 300_000

const BREAKING =
  'address|article|aside|blockquote|br|center|details|di[rv]|dl|fig\\w+|footer|h[1-6r]|header|main|menu|' +
  'nav|[ou]l|p|pre|section|table'
const BREAK = new RegExp(`<(?:${BREAKING})(?=[\\s/>])`, 'i')
/** HTML’s white space, for use in a character class. `\s` also matches other characters. */
const SPACE = '\\t\\n\\f\\r '
const NAME = `[^${SPACE}/>][^${SPACE}/>=]*`
/** An attribute’s value: in quotes, of which the closing one may be missing, or up to the next space. */
const VALUE = `"[^"]*"?|'[^']*'?|[^${SPACE}"'>][^${SPACE}>]*`
const ATTRIBUTE = new RegExp(`[${SPACE}/]+|(${NAME})(?:[${SPACE}]*=[${SPACE}]*(?:${VALUE})?)?`, 'g')
/**
 * A part of HTML that browsers do not show, or a tag. Each alternative matches to the end of the text if its
 * end is missing. Without this, scanning would be too slow.
 */
const HIDDEN_OR_TAG = new RegExp(
  [
    // Comments, declarations and processing instructions
    '<!--(?:-?>|[^]*?(?:--!?>|$))|<[!?][^>]*>?',
    // Elements whose content is not shown
    '<(audio|iframe|math|noembed|noframes|noscript|script|style|svg|template|title|video|xmp)(?=[\\s/>])' +
      '[^]*?(?:</\\1(?=[\\s/>])[^>]*>?|$)',
    `</?([a-z][^${SPACE}/>]*)((?:${ATTRIBUTE.source.replace(/\((?!\?)/g, '(?:')})*)(?:>|$)`,
  ].join('|'),
  'gi',
)

/**
 * Prepares a product's untrusted HTML texts for the sanitizer. Removes comments, inline styles and event
 * handlers, because browsers report them to a Content Security Policy as soon as they parse them, and the
 * tags of other elements, because sanitizers disagree about their content. Texts with too many elements
 * become plain text, and a text without words and pictures becomes empty.
 */
export function tidyTexts(texts: readonly string[]): TidyHtml[] {
  let left = MAX_ELEMENTS
  return texts.map((html) => {
    if (isTooLong(html)) return asText(html)
    const tidy = html.replace(HIDDEN_OR_TAG, tidyTag).trim()
    const elements = countElements(tidy)
    if (elements > left) return asText(html)
    left -= elements
    const isEmpty = !isVisible(plainText(tidy)) && !/<(?:img|hr)(?=[\s/>])/i.test(tidy)
    return { html: isEmpty ? '' : tidy, hasNewlines: !BREAK.test(tidy) }
  })
}

function tidyTag(text: string, _hidden: string | undefined, name = '', attributes = ''): string {
  if (!ALLOWED_ELEMENTS.includes(name.toLowerCase()) || !text.endsWith('>')) return ''
  const start = text.slice(0, text.length - attributes.length - 1)
  return `${start}${attributes.replace(ATTRIBUTE, withoutStyle)}>`
}

function withoutStyle(text: string, name: string | undefined): string {
  return /^(?:style|on\w+)$/i.test(name ?? '') ? '' : text
}

function asText(html: string): TidyHtml {
  const text = firstCharacters(plainLines(html), MAX_CHARACTERS)
  return { html: text.replace(/&/g, '&amp;').replace(/</g, '&lt;'), hasNewlines: true }
}
