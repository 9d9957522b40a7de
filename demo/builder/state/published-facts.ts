import { FACTS, type FactDefinition } from '../../../src/business/facts.ts'
import { type BuilderState, type Facts, fieldsOf } from './builder-state.ts'
import { withoutUnconfirmed } from './claims.ts'

/**
 * Returns the facts as they are published: without unconfirmed statements and without empty entries. `null` stands for
 * each fact that the owner did not write and that has a default, so that the website makes no statement of its own.
 */
export function publishedFacts({ facts, confirmed }: BuilderState): Facts {
  const given = fieldsOf(withoutEmpty(withoutUnconfirmed(facts, confirmed)))
  const missing = Object.entries(FACTS)
    .filter(([name, { initial }]) => !(name in given) && hasContent(initial))
    .map(([name]) => [name, name === 'emergency' ? false : null])
  const hours = fieldsOf(given['hours'])
  return {
    ...given,
    ...Object.fromEntries(missing),
    ...('hours' in given && { hours: { ...withoutDefaults(FACTS.hours), ...hours } }),
  }
}

/** Returns null for each field of a fact, so that no field keeps its default. */
function withoutDefaults({ initial }: FactDefinition): object {
  return Object.fromEntries(
    Object.entries(Object(initial))
      .filter(([, value]) => hasContent(value))
      .map(([name]) => [name, null]),
  )
}

function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
}

/** Returns a value without empty texts, lists and objects; undefined if nothing is left. */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value)) {
    const entries = value.map(withoutEmpty).filter((entry) => entry !== undefined)
    return entries.length > 0 ? entries : undefined
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const entries = Object.entries(value)
    .map(([name, part]) => [name, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
