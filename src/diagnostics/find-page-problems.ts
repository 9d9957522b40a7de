import { findJsonProblems } from './find-json-problems.ts'
import type { PageProblem } from './page-problem.ts'
import { findValueProblem } from './suspicious-value.ts'

/** What the script tag sets for the page. */
export interface PageSetup {
  /** The start of every element name, such as `ee-`. */
  prefix: string
  /** Whether elements replace the divs that name them. */
  upgradesDivs: boolean
}

/** Content that no page puts into an element as its fallback. */
const PAGE_PARTS = 'main, header, footer, nav, form, script[src]'
/** Everything that sets a store. */
const STORES = '[store-id], [store-host], script[data-store-id], script[data-store-host]'
const WORDS = new Set(__ELEMENT_NAMES__.flatMap((name) => name.split('-')))

/** Finds mistakes in the page's markup. Searches the document, but no shadow roots. */
export function findPageProblems({ prefix, upgradesDivs }: PageSetup): PageProblem[] {
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
    ...(upgradesDivs ? [] : ignoredDivs()),
  ]
}

/** Returns the selector of tags. Of all characters in a prefix, only the dot has a meaning in selectors. */
function selectorOf(tags: readonly string[]): string {
  return tags.join().replaceAll('.', '\\.')
}

/** Finds elements whose names resemble those of this library. The message decides whether they are meant. */
function unknownElements(tags: readonly string[], prefix: string): PageProblem[] {
  // Names without a hyphen are not custom elements, so they count as defined.
  const joined = tags.map((tag) => tag.replaceAll('-', ''))
  const isSimilar = ({ localName }: Element) =>
    !tags.includes(localName) && localName.split('-').some((word) => WORDS.has(word))
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
 * Finds an element that contains a part of the page, because it has no closing tag. Such an element ends with the
 * element around it, so not even a line break follows.
 */
function swallowedContent(element: HTMLElement, selector: string): PageProblem[] {
  if (element.parentElement?.closest(selector)) return []
  const isLast = !(element.nextSibling instanceof Text)
  const inside = element.querySelector(selector) ?? (isLast ? element.querySelector(PAGE_PARTS) : null)
  const details = { tag: element.localName, inside: inside?.localName ?? '' }
  return inside ? [{ name: 'swallowed-content', details, element }] : []
}

function valueProblems(element: Element): PageProblem[] {
  const { localName: tag } = element
  return [...element.attributes].flatMap(({ name, value: text }) => {
    const found = findValueProblem(name.replace(/^data-/, ''), text)
    return found ? [{ name: found, details: { tag, name, text }, element }] : []
  })
}

function characterProblems(): PageProblem[] {
  const { characterSet } = document
  const isDeclared = document.querySelector('meta[charset], meta[http-equiv="content-type" i]')
  return characterSet === 'UTF-8' || isDeclared
    ? []
    : [{ name: 'missing-charset', details: { characterSet } }]
}

function ignoredDivs(): PageProblem[] {
  const div = document.querySelector<HTMLElement>('div[data-electrician-element]')
  const name = div?.dataset['electricianElement'] ?? ''
  return div ? [{ name: 'ignored-div', details: { name }, element: div }] : []
}
