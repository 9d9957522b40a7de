import { suggestionsFor } from '../trades/trades.ts'
import { type BuilderState, type Facts, fieldsOf } from './builder-state.ts'

/** Returns the state with another trade and its suggestions. */
export function chooseTrade(state: BuilderState, trade: string): BuilderState {
  return suggestAgain(state, { ...state, trade })
}

/** Returns the state with another language and the suggestions in this language. */
export function chooseLanguage(state: BuilderState, language: BuilderState['language']): BuilderState {
  return suggestAgain(state, { ...state, language })
}

/** Replaces facts that still equal the previous suggestions. Keeps those that the owner has written or changed. */
function suggestAgain(previous: BuilderState, next: BuilderState): BuilderState {
  const old = suggestionsFor(previous.trade, previous.language)
  const suggested = suggestionsFor(next.trade, next.language)
  const facts = { ...suggested, ...ownFacts(previous.facts, old) }
  // `hours` contains both suggestions and the owner's schedule.
  const hours = {
    ...fieldsOf(suggested['hours']),
    ...ownFacts(fieldsOf(previous.facts['hours']), fieldsOf(old['hours'])),
  }
  return { ...next, facts: 'hours' in facts ? { ...facts, hours } : facts }
}

function ownFacts(facts: Facts, suggested: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name, value]) => !isEqual(value, suggested[name])))
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
