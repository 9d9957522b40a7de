import { FACTS, type FactDefinition } from '../../../src/business/facts.ts'
import { type BuilderState, type Facts, fieldsOf } from './builder-state.ts'
import { withoutUnconfirmed } from './claims.ts'

/**
 * Returns the facts for publishing, without unconfirmed statements and empty entries. Adds `null` for each missing fact
 * that has a default, so that the website does not show the default.
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
    // The first screen needs a heading.
    ...('name' in given && { headline: given['headline'] ?? given['name'] }),
    ...('hours' in given && { hours: { ...withoutDefaults(FACTS.hours), ...hours } }),
  }
}

/** Returns null for each field that has a default, so that the website does not show the default. */
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

/** Returns a value without empty strings, lists and objects. Undefined if nothing remains. */
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
