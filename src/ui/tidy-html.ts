import { firstCharacters, plainLines, plainText } from '../catalog/plain-text.ts'
import { ALLOWED_ELEMENTS } from './allowed-html.ts'
import { BLOCK, FORMATTING, isTooComplex, names } from './html-limits.ts'
import { htmlTokens } from './html-tokens.ts'

/** HTML whose size and depth are limited, so that it cannot freeze the page. Not sanitized. */
export interface TidyHtml {
  html: string
  /** Whether the text has no paragraphs or line breaks in HTML, so that its newlines must be shown. */
  hasNewlines: boolean
}

/** What the texts of one product may contain together. */
const MAX_NODES = 20_000
const MAX_CHARACTERS = 300_000
const MAX_DEPTH = 100

const VOID = names('br col hr img source wbr')
const TABLE_PARTS = names('caption col colgroup tbody td tfoot th thead tr')
const TABLE = /^table$/
const CELL = /^(?:caption|t[dh])$/
/** An end tag closes no element outside the table or table cell that contains the tag. */
const CELL_OR_TABLE = /^(?:caption|table|t[dh])$/
const HEADING = /^h[1-6]$/
const LIST =
  /^(?:article|aside|blockquote|caption|center|d[dlt]|details|dir|figure|footer|header|li|main|menu|nav|ol|section|table|t[dh]|ul)$/
const REMOVED_IF_EMPTY = /^(?:blockquote|center|div|h[1-6]|li|ol|p|pre|section|ul)$/
/** The elements to which browsers return before they open a part of a table. The default is the table. */
const PARENTS: Record<string, RegExp> = {
  col: /^(?:colgroup|table)$/,
  td: /^(?:table|tbody|tfoot|thead|tr)$/,
  th: /^(?:table|tbody|tfoot|thead|tr)$/,
  tr: /^(?:table|tbody|tfoot|thead)$/,
}

interface OpenElement {
  name: string
  tag: string
  /** The number of parts of the result before the start tag. */
  start: number
  hasContent: boolean
  /** Whether its end tag was inside a block that is still open. Browsers would split the element there. */
  isEnded: boolean
  /** For a table cell: the formatting to restore after it. */
  outer?: readonly OpenElement[]
}

/**
 * Returns untrusted HTML texts as well-formed HTML of limited size. Browsers repeat unclosed formatting elements in each
 * following paragraph, so that 12 kB of HTML can become 600,000 nodes, and sanitizers only see the result. This function
 * repeats them itself and counts. Texts that exceed the limits become plain text. Also removes comments, inline styles,
 * event handlers, empty paragraphs and all elements that are not allowed.
 */
export function tidyTexts(texts: readonly string[]): TidyHtml[] {
  const left = { nodes: MAX_NODES, characters: MAX_CHARACTERS }
  return texts.map((html) => (isTooComplex(html) ? null : tidy(html, left)) ?? asText(html, left))
}

/** What the remaining texts may contain. */
interface Left {
  nodes: number
  characters: number
}

function asText(html: string, left: Left): TidyHtml {
  const text = firstCharacters(plainLines(html), Math.max(0, left.characters))
  left.characters -= text.length
  return { html: text.replace(/&/g, '&amp;').replace(/</g, '&lt;'), hasNewlines: true }
}

function tidy(html: string, before: Left): TidyHtml | null {
  const left = { ...before }
  const open: OpenElement[] = []
  const result: string[] = []
  let hasContent = false
  let hasNewlines = true
  /** The formatting elements that browsers would open again before the next text, from the outside in. */
  let pending: OpenElement[] = []

  function write(name: string, tag: string): void {
    left.nodes -= 1
    if (!VOID.has(name)) open.push({ name, tag, start: result.length, hasContent: false, isEnded: false })
    result.push(tag)
  }

  function restoreFormatting(): void {
    const elements = pending
    pending = []
    for (const { name, tag } of elements) {
      left.characters -= tag.length
      write(name, tag)
    }
  }

  function markContent(): void {
    hasContent = true
    for (let index = open.length - 1; open[index]?.hasContent === false; index -= 1)
      (open[index] as OpenElement).hasContent = true
  }

  /** Closes the innermost elements until `length` elements are open. */
  function closeTo(length: number): void {
    while (open.length > length || open.at(-1)?.isEnded) {
      const element = open.pop() as OpenElement
      if (!element.hasContent && REMOVED_IF_EMPTY.test(element.name)) result.length = element.start
      else result.push(`</${element.name}>`)
      if (element.outer) pending = [...element.outer]
      // Like browsers, keeps at most three of the same element.
      const isPending = FORMATTING.has(element.name) && !element.isEnded
      if (isPending && pending.filter(({ tag }) => tag === element.tag).length < 3) pending.unshift(element)
    }
  }

  /** Returns the index of the innermost element that matches, or -1 if a boundary is inside it. */
  function findOpen(matches: RegExp, boundary: RegExp): number {
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const { name, isEnded } = open[index] as OpenElement
      if (matches.test(name) && !isEnded) return index
      if (boundary.test(name)) break
    }
    return -1
  }

  function closeInnermost(matches: RegExp, boundary = CELL_OR_TABLE): void {
    const index = findOpen(matches, boundary)
    if (index !== -1) closeTo(index)
  }

  function startTag(name: string, attributes: string): void {
    if (TABLE_PARTS.has(name)) {
      const parent = findOpen(PARENTS[name] ?? TABLE, TABLE)
      if (parent === -1) return
      closeTo(parent + 1)
    } else if (BLOCK.has(name)) {
      if (name === 'table' && TABLE.test(open.findLast((each) => CELL_OR_TABLE.test(each.name))?.name ?? ''))
        closeInnermost(TABLE)
      if (name === 'li') closeInnermost(/^li$/, LIST)
      if (/^d[dt]$/.test(name)) closeInnermost(/^d[dt]$/, LIST)
      if (HEADING.test(name) && HEADING.test(open.at(-1)?.name ?? '')) closeTo(open.length - 1)
      closeInnermost(/^p$/)
    } else {
      if (name === 'a' || name === 'nobr') endTag(name)
      restoreFormatting()
    }
    if (name === 'br' || BLOCK.has(name)) hasNewlines = false
    write(name, `<${name}${attributes}>`)
    if (CELL.test(name)) {
      Object.assign(open.at(-1) ?? {}, { outer: pending })
      pending = []
    }
    if (name === 'img' || name === 'hr') markContent()
  }

  function endTag(name: string): void {
    const isBlock = BLOCK.has(name) || TABLE_PARTS.has(name)
    const matches = HEADING.test(name) ? HEADING : new RegExp(`^${name}$`)
    const index = findOpen(matches, TABLE_PARTS.has(name) || name === 'table' ? TABLE : CELL_OR_TABLE)
    const element = open[index]
    if (!element) {
      const last = pending.findLastIndex((each) => each.name === name)
      if (last !== -1) pending.splice(last, 1)
      return
    }
    element.isEnded = true
    const isAroundBlock = open.slice(index).some((each) => BLOCK.has(each.name) || TABLE_PARTS.has(each.name))
    if (isBlock || !isAroundBlock) closeTo(index)
  }

  function text(source: string): void {
    left.nodes -= 1
    left.characters -= source.length
    if (/[^\t\n\f\r ]/.test(source)) restoreFormatting()
    if (plainText(source).replace(/\u200b/g, '')) markContent()
    result.push(source.replace(/</g, '&lt;'))
  }

  for (const token of htmlTokens(html)) {
    if (token.type === 'text') text(token.text)
    else if (!ALLOWED_ELEMENTS.includes(token.name)) continue
    else if (token.type === 'end') endTag(token.name)
    else startTag(token.name, token.attributes)
    if (left.nodes < 0 || left.characters < 0 || open.length > MAX_DEPTH) return null
  }

  closeTo(0)
  Object.assign(before, left)
  return { html: hasContent ? result.join('').trim() : '', hasNewlines }
}
