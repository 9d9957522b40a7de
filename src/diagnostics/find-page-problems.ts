import { findJsonProblems } from './find-json-problems.ts'
import type { PageProblem } from './page-problem.ts'
import { findValueProblem } from './suspicious-value.ts'

/** Settings on the script tag. */
export interface PageSetup {
  /** The prefix of all tags, such as `ee-`. */
  prefix: string
}

/** Matches content that is never the fallback content of an element. */
const PAGE_PARTS = 'main, header, footer, nav, form, script[src]'
/** Matches elements that set a store. */
const STORES = '[store-id], [store-host], script[data-store-id], script[data-store-host]'

/** Matches attributes that HTML, a framework or the page may use for its own purposes. */
const FOREIGN_ATTRIBUTE = /^(on|_|item|(aria|data|hx|ng|v|wp|x)-)|[^\w-]/
const GLOBAL_ATTRIBUTE =
  /^(accesskey|class|contenteditable|enterkeyhint|exportparts|inputmode|is|role|tabindex|xmlns)$/

/** Finds mistakes in the page's markup. Does not search shadow roots. */
export function findPageProblems({ prefix }: PageSetup): PageProblem[] {
  const tags = __ELEMENT_NAMES__.map((name) => prefix + name)
  const selector = selectorOf(tags)
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  const stores = document.querySelectorAll(STORES)
  return [
    ...elements.flatMap((element) => swallowedContent(element, selector)),
    ...elements.flatMap(unknownAttributes),
    ...[...new Set([...elements, ...stores])].flatMap(valueProblems),
    ...findJsonProblems(elements),
  ]
}

/** Returns a selector for tags. Escapes dots, the only characters in a prefix with a meaning in selectors. */
function selectorOf(tags: readonly string[]): string {
  return tags.join().replaceAll('.', '\\.')
}

/** Finds attributes that neither this library nor HTML knows. */
function unknownAttributes(element: HTMLElement): PageProblem[] {
  const { localName: tag } = element
  const known: readonly string[] | undefined = Reflect.get(element.constructor, 'observedAttributes')
  if (!known) return []
  const unknown = element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !(name in element))
    .filter((name) => !FOREIGN_ATTRIBUTE.test(name) && !GLOBAL_ATTRIBUTE.test(name))
  return unknown.map((name) => ({ name: 'unknown-attribute', details: { tag, name, known }, element }))
}

/**
 * Finds an element that contains a part of the page, because its closing tag is missing. The parser closes
 * this element together with its parent, so no text follows it, not even a line break.
 */
function swallowedContent(element: HTMLElement, selector: string): PageProblem[] {
  if (element.parentElement?.closest(selector)) return []
  const isLast = !(element.nextSibling instanceof Text)
  const inside = element.querySelector(selector) ?? (isLast ? element.querySelector(PAGE_PARTS) : null)
  const details = { tag: element.localName, inside: inside?.localName ?? '' }
  return inside ? [{ name: 'swallowed-content', details, element, isBroken: true }] : []
}

function valueProblems(element: Element): PageProblem[] {
  const { localName: tag } = element
  return [...element.attributes].flatMap(({ name, value: text }) => {
    const found = findValueProblem(name.replace(/^data-/, ''), text)
    const isBroken = found === 'private-token'
    return found ? [{ name: found, details: { tag, name, text }, element, isBroken }] : []
  })
}
