import type { FactName } from '../../business/business.ts'
import { mergeFacts } from '../../business/merge-facts.ts'
import { shortHours } from '../../business/week-lines.ts'
import type { Locale } from '../../texts/locale.ts'
import type { ElementHost } from '../element/element-definition.ts'

/** Default texts about the business that an element shows. */
export interface DefaultClaims {
  element: HTMLElement
  /** The name of the business fact. */
  fact: string
  /** The texts that visitors see. */
  texts: readonly string[]
}

/** Returns the default facts that elements currently show. */
export function findDefaultClaims(elements: ReadonlySet<ElementHost>): DefaultClaims[] {
  return [...elements].flatMap(({ element, definition, state }) => {
    if (!definition.business) return []
    const { facts, locale } = state.getState()
    const shown = collapseSpaces(element.shadowRoot?.textContent ?? '')
    return Object.entries(mergeFacts([], locale)).flatMap(([fact, value]) => {
      const given = facts.map((source) => source[fact as FactName])
      const entries = entriesOf(withoutGiven(value, given), locale).filter((entry) =>
        entry.every((text) => shown.includes(collapseSpaces(text))),
      )
      const texts = [...new Set(entries.flat().filter(Boolean))]
      return texts.length > 0 ? [{ element, fact, texts }] : []
    })
  })
}

/** Returns the texts in a fact, grouped by list entry or object field. */
function entriesOf(value: unknown, locale: Locale): string[][] {
  if (Array.isArray(value)) return value.map((entry) => textsOf(entry))
  if (typeof value === 'string') return [[value]]
  return Object.entries(Object(value) as object).map(([name, field]) =>
    name === 'week' && field ? shortHours(field, locale).slice(0, 1) : textsOf(field),
  )
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(Object(value) as object).flatMap(textsOf)
}

/** Returns a fact, or the fields of an object, that the page has not set. */
function withoutGiven(value: unknown, given: readonly unknown[]): unknown {
  const isObject = Object(value) === value && !Array.isArray(value)
  if (!isObject) return given.some((each) => each !== undefined) ? null : value
  const isOwn = ([name]: [string, unknown]) => given.some((fields) => Object(fields)[name] !== undefined)
  return Object.fromEntries(Object.entries(value as object).filter((entry) => !isOwn(entry)))
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
