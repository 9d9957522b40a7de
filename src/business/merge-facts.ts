import { ENGLISH, type Locale } from '../texts/locale.ts'
import type { Business, FactName, FactOverrides } from './business.ts'
import { defaultFactsIn } from './default-facts.ts'
import { defineFacts, FACTS, type FactDefinition } from './facts.ts'

type Fields = Readonly<Record<string, unknown>>
type Defaults<Value> = Pick<FactDefinition<FactDefinition['type'], Value>, 'initial' | 'unread'>

/**
 * Returns the default business facts, overridden by the facts from several sources. Later sources override
 * earlier ones. If the owner gave a fact but no source has a readable value, the fact makes no claims.
 * @param locale the language of the defaults
 */
export function mergeFacts(sources: readonly FactOverrides[], locale: Locale = ENGLISH): Business {
  const definitions = locale.translations.length > 0 ? defineFacts(defaultFactsIn(locale)) : FACTS
  const given = (name: FactName) => sources.map((facts) => facts[name])
  const emergency = lastReadable(given('emergency'), FACTS.emergency) === true
  const names = Object.keys(FACTS) as FactName[]
  const entries = names.map((name) => {
    const { initial, withoutEmergency, ...definition }: FactDefinition = definitions[name]
    return [name, mergeFact(given(name), { ...definition, initial: emergency ? initial : withoutEmergency })]
  })
  const business: Business = Object.fromEntries(entries)
  return {
    ...business,
    emergency,
    headline: business.headline || business.name,
    description: business.description || business.name,
    hours: { ...business.hours, ...(!emergency && { emergency: '' }) },
  }
}

function mergeFact(
  given: readonly unknown[],
  { type, ...defaults }: Omit<FactDefinition, 'withoutEmergency'>,
): unknown {
  if (type === FACTS.hours.type || type === FACTS.links.type)
    return mergeFields(given as readonly (Fields | null | undefined)[], defaults as Defaults<Fields>)
  const value = lastReadable(given, defaults)
  // The elements do not show the fields that the owner leaves out of these objects.
  if (type === FACTS.trade.type || type === FACTS.rates.type)
    return { ...(defaults.unread as Fields), ...(value as Fields) }
  return value
}

/** Merges each field of an object separately. Null stands for an object that could not be read. */
function mergeFields(
  given: readonly (Fields | null | undefined)[],
  { initial, unread }: Defaults<Fields>,
): Fields {
  const names = new Set([initial, ...given].flatMap((fields) => Object.keys(fields ?? {})))
  const entries = [...names].map((name) => {
    const values = given.map((fields) => (fields ? fields[name] : fields))
    return [name, lastReadable(values, { initial: initial[name], unread: unread[name] })]
  })
  return Object.fromEntries(entries)
}

/**
 * Returns the last value that is neither missing (undefined) nor unreadable (null). If there is none, returns
 * `unread` if any value is unreadable, and otherwise `initial`.
 */
function lastReadable(given: readonly unknown[], { initial, unread }: Defaults<unknown>): unknown {
  const readable = given.filter((value) => value !== undefined && value !== null)
  return readable.at(-1) ?? (given.includes(null) ? unread : initial)
}
