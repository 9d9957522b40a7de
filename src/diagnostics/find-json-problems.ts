import type { PageProblem } from './page-problem.ts'
import { findValueProblem } from './suspicious-value.ts'

const BUSINESS = 'data-electrician-business'
const TEXTS = 'data-electrician-texts'
const JSON_TYPE = 'application/json'

/** The elements that read business facts from a script inside them. */
export const FACT_ELEMENTS = ['about-owner', 'contact-info', 'electrician-site', 'quote-form', 'service-list']
/** Matches names of facts that other JSON on a page rarely contains. */
const FACT_NAMES =
  /"(?:headline|owner_name|service_area|services|hours|rates|highlights|testimonials|license_number)"\s*:/g
/** Matches a property in JSON whose value is a string. */
const NAMED_TEXT = /"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)"/g

/**
 * Finds misplaced and malformed JSON with business facts or texts.
 * @param elements this library's elements on the page
 * @param prefix the prefix of their tags
 */
export function findJsonProblems(elements: readonly Element[], prefix: string): PageProblem[] {
  if (elements.length === 0) return []
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
  return [
    ...elements.flatMap(writtenAsText),
    ...scripts.flatMap((script) => {
      const parent = elements.find((element) => element === script.parentElement)
      return problemsOf(script, parent?.localName.slice(prefix.length), parent?.localName ?? '')
    }),
    ...secondBusinesses(scripts, elements),
  ]
}

function writtenAsText(element: Element): PageProblem[] {
  const { firstChild, localName: tag } = element
  const isJson = firstChild instanceof Text && /^\s*\{\s*["“]/.test(firstChild.data)
  return isJson ? [{ name: 'json-type', details: { written: `<${tag}>` }, element }] : []
}

/**
 * Finds mistakes in one script.
 * @param parent the unprefixed name of this library's element that contains the script
 * @param tag the tag of that element
 */
function problemsOf(script: HTMLScriptElement, parent: string | undefined, tag: string): PageProblem[] {
  const { text, type } = script
  const mark = [BUSINESS, TEXTS].find((name) => script.hasAttribute(name))
  if (type !== JSON_TYPE) {
    const isLikeJson = /json/i.test(type) || /^\s*\{\s*["“]/.test(text)
    const isMeant = mark ?? (parent && isLikeJson && !text.includes('@context'))
    const written = `<script${mark ? ` ${mark}` : ''}${type ? ` type="${type}"` : ''}>`
    return isMeant ? [{ name: 'json-type', details: { written }, element: script }] : []
  }
  if (mark === TEXTS)
    return [{ name: 'texts', details: { label: `<script ${mark}>`, value: text }, element: script }]
  if (mark ?? (parent && FACT_ELEMENTS.includes(parent))) return valueProblems(script)
  const names = new Set(text.match(FACT_NAMES))
  return parent || names.size > 1 ? [{ name: 'json-place', details: { tag }, element: script }] : []
}

function valueProblems(script: HTMLScriptElement): PageProblem[] {
  return [...script.text.matchAll(NAMED_TEXT)].flatMap(([, name = '', text = '']) => {
    const found = findValueProblem(name, text)
    return found ? [{ name: found, details: { tag: '', name, text }, element: script }] : []
  })
}

/**
 * Finds scripts with page-wide facts that are ignored, because an earlier script sets facts in the same
 * language. Skips scripts next to an element, because their facts apply only to that element.
 */
function secondBusinesses(
  scripts: readonly HTMLScriptElement[],
  elements: readonly Element[],
): PageProblem[] {
  const marked = scripts.filter((script) => script.hasAttribute(BUSINESS) && script.type === JSON_TYPE)
  return marked.flatMap((script): PageProblem[] => {
    const first = marked.find(({ lang }) => lang === script.lang)
    const parent = script.parentElement
    const isForPage =
      !parent ||
      /^(head|body)$/.test(parent.localName) ||
      !elements.some((element) => parent.contains(element))
    const isIgnored = isForPage && first && first.text.trim() !== script.text.trim()
    return isIgnored ? [{ name: 'second-business', details: {}, element: script }] : []
  })
}
