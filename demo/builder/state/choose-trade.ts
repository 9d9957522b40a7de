import { TRADES } from '../trades/trades.ts'
import { type BuilderState, type Facts, fieldsOf } from './builder-state.ts'

/**
 * Returns the state with the suggestions for a trade. Keeps facts that the owner has written or changed. Replaces those
 * that still equal the suggestions for the previous trade.
 */
export function chooseTrade(state: BuilderState, id: string): BuilderState {
  const suggested = factsOf(id)
  const previous = factsOf(state.trade)
  const own = Object.entries(state.facts).filter(([name, value]) => !isEqual(value, previous[name]))
  const facts = { ...suggested, ...Object.fromEntries(own) }
  // `hours` contains both a suggestion and the owner's schedule.
  const hours = { ...fieldsOf(suggested['hours']), ...fieldsOf(state.facts['hours']) }
  return { ...state, trade: id, facts: 'hours' in facts ? { ...facts, hours } : facts }
}

function factsOf(id: string): Facts {
  return TRADES.find((trade) => trade.id === id)?.facts ?? {}
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
