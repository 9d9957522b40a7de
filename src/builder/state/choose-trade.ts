import { LANGUAGES } from '../snippet/choices.ts'
import { suggestionsFor } from '../trades/trades.ts'
import { type BuilderState, type Facts, fieldsOf } from './builder-state.ts'

/** Returns the first of the browser’s languages that the elements have; empty for English and if they have none. */
export function preferredLanguage(languages: readonly string[]): BuilderState['language'] {
  const codes = languages.map((language) => language.slice(0, 2))
  const offered = ['en', ...Object.keys(LANGUAGES)]
  const found = codes.find((code) => offered.includes(code)) ?? 'en'
  return found === 'en' ? '' : (found as BuilderState['language'])
}

/** Returns the state with another trade and its suggestions. */
export function chooseTrade(state: BuilderState, trade: string): BuilderState {
  return suggestAgain(state, { ...state, trade })
}

/** Returns the state with another language and the suggestions in this language. */
export function chooseLanguage(state: BuilderState, language: BuilderState['language']): BuilderState {
  return suggestAgain(state, { ...state, language })
}

/**
 * Replaces facts that still equal the previous suggestions. Keeps those that the owner has written or changed. In another
 * language, the suggested texts in them are translated or removed.
 */
function suggestAgain(previous: BuilderState, next: BuilderState): BuilderState {
  const old = suggestionsFor(previous.trade, previous.language)
  const suggested = suggestionsFor(next.trade, next.language)
  const isTranslated = previous.language !== next.language
  const translations = new Map(isTranslated ? textPairs(old, suggested) : [])
  const own = (facts: Facts, unchanged: Facts) =>
    fieldsOf(translated(ownFacts(facts, unchanged), translations))
  const facts = { ...suggested, ...own(previous.facts, old) }
  // `hours` contains both suggestions and the owner's schedule.
  const hours = {
    ...fieldsOf(suggested['hours']),
    ...own(fieldsOf(previous.facts['hours']), fieldsOf(old['hours'])),
  }
  return { ...next, facts: 'hours' in facts ? { ...facts, hours } : facts }
}

/** Returns each text of the first value with the text at the same place in the second value, if there is one. */
function textPairs(one: unknown, other: unknown): [string, unknown][] {
  if (typeof one === 'string') return [[one, other]]
  return Object.entries(Object(one)).flatMap(([key, part]) => textPairs(part, Object(other)[key]))
}

/** Replaces texts with their translations. Removes texts without a translation, and what is then empty. */
function translated(value: unknown, translations: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') return translations.has(value) ? translations.get(value) : value
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
    .map(([key, part]) => [key, translated(part, translations)] as const)
    .filter(([, part]) => part !== undefined)
  if (parts.length === 0 && Object.keys(value).length > 0) return undefined
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

function ownFacts(facts: Facts, suggested: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name, value]) => !isEqual(value, suggested[name])))
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
