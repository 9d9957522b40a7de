import type { PageProblem } from './page-problem.ts'
import { findValueProblem } from './suspicious-value.ts'

const BUSINESS = 'data-electrician-business'
const TEXTS = 'data-electrician-texts'
const JSON_TYPE = 'application/json'

/** Matches a property in JSON whose value is a string. */
const NAMED_TEXT = /"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)"/g

/**
 * Finds ignored and malformed JSON with business facts or texts.
 * @param elements this library's elements on the page
 */
export function findJsonProblems(elements: readonly Element[]): PageProblem[] {
  if (elements.length === 0) return []
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
  return scripts.flatMap((script) => problemsOf(script, elements.includes(script.parentElement as Element)))
}

/** Finds mistakes in one script. */
function problemsOf(script: HTMLScriptElement, isInElement: boolean): PageProblem[] {
  const { text, type } = script
  const mark = [BUSINESS, TEXTS].find((name) => script.hasAttribute(name))
  if (type !== JSON_TYPE) {
    const isLikeJson = /json/i.test(type) || /^\s*\{\s*["“]/.test(text)
    const isMeant = mark ?? (isInElement && isLikeJson && !text.includes('@context'))
    const written = `<script${mark ? ` ${mark}` : ''}${type ? ` type="${type}"` : ''}>`
    return isMeant ? [{ name: 'json-type', details: { written }, element: script }] : []
  }
  if (mark === TEXTS)
    return [{ name: 'texts', details: { label: `<script ${mark}>`, value: text }, element: script }]
  return mark || isInElement ? valueProblems(script) : []
}

function valueProblems(script: HTMLScriptElement): PageProblem[] {
  return [...script.text.matchAll(NAMED_TEXT)].flatMap(([, name = '', text = '']) => {
    const found = findValueProblem(name, text)
    return found ? [{ name: found, details: { tag: '', name, text }, element: script }] : []
  })
}
