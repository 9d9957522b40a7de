import { type FactType, isList, fieldsOf as typeFields } from '../../business/fact-types.ts'
import { FACTS, type FactDefinition } from '../../business/facts.ts'
import { type BuilderState, type Facts, fieldsOf } from './builder-state.ts'
import { withoutUnconfirmed } from './claims.ts'
import { withoutSecretKeys } from './secret-keys.ts'

const TYPES: FactType = Object.fromEntries(Object.entries(FACTS).map(([name, { type }]) => [name, type]))

/**
 * Returns the facts for publishing, without unconfirmed statements, secret keys, empty entries and entries of an opened
 * facts file that the elements do not show. Adds `null` or
 * `false` for each missing fact that has a default, so that the website shows neither defaults nor placeholders.
 */
export function publishedFacts({ facts, confirmed }: BuilderState): Facts {
  const confirmedFacts = withoutSecretKeys(withoutUnconfirmed(facts, confirmed))
  const given = fieldsOf(withoutEmpty(onlyKnown(confirmedFacts, TYPES)))
  const missing = Object.entries(FACTS)
    .filter(([name, { initial }]) => !(name in given) && hasContent(initial))
    .map(([name, { type }]) => [name, type === 'yes_no' ? false : null])
  const hours = fieldsOf(given['hours'])
  return {
    ...given,
    ...Object.fromEntries(missing),
    // The first screen needs a heading.
    ...('name' in given && { headline: given['headline'] ?? given['name'] }),
    ...('hours' in given && { hours: { ...withoutDefaults(FACTS.hours), ...hours } }),
  }
}

/** Returns the parts of a value that its type names. Visitors see no others. */
function onlyKnown(value: unknown, type: FactType): unknown {
  if (typeof type === 'string') return value
  if (isList(type)) return Array.isArray(value) ? value.map((entry) => onlyKnown(entry, type[0])) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const given = fieldsOf(value)
  const known = typeFields(type).filter(({ name }) => name in given)
  return Object.fromEntries(known.map(({ name, type: part }) => [name, onlyKnown(given[name], part)]))
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
