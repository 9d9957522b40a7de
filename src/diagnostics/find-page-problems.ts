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

/** Finds mistakes in the page's markup. Does not search shadow roots. */
export function findPageProblems({ prefix }: PageSetup): PageProblem[] {
  const tags = __ELEMENT_NAMES__.map((name) => prefix + name)
  const selector = selectorOf(tags)
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  const stores = document.querySelectorAll(STORES)
  return [
    ...unknownElements(tags, prefix),
    ...elements.flatMap((element) => swallowedContent(element, selector)),
    ...[...new Set([...elements, ...stores])].flatMap(valueProblems),
    ...findJsonProblems(elements, prefix),
    ...(elements.length > 0 ? characterProblems() : []),
  ]
}

/** Returns a selector for tags. Escapes dots, the only characters in a prefix that have a meaning in selectors. */
function selectorOf(tags: readonly string[]): string {
  return tags.join().replaceAll('.', '\\.')
}

/** Finds elements with names similar to this library's. The message is empty for other libraries' elements. */
function unknownElements(tags: readonly string[], prefix: string): PageProblem[] {
  // `:not(:defined)` does not match names without a hyphen, such as <storegrid>.
  const joined = tags.map((tag) => tag.replaceAll('-', ''))
  const words = new Set(__ELEMENT_NAMES__.flatMap((name) => name.split('-')))
  const isSimilar = ({ localName }: Element) =>
    !tags.includes(localName) && localName.split('-').some((word) => words.has(word))
  const found = [
    ...[...document.querySelectorAll(':not(:defined)')].filter(isSimilar),
    ...document.querySelectorAll(selectorOf(joined)),
  ]
  return found.map((element) => ({
    name: 'unknown-element',
    details: { tag: element.localName, prefix },
    element,
  }))
}

/**
 * Finds an element that contains a part of the page, because its closing tag is missing. The parser closes this element
 * together with its parent, so no text follows it, not even a line break.
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

function characterProblems(): PageProblem[] {
  const { characterSet } = document
  const isDeclared = document.querySelector('meta[charset], meta[http-equiv="content-type" i]')
  return characterSet === 'UTF-8' || isDeclared
    ? []
    : [{ name: 'missing-charset', details: { characterSet } }]
}
