import { type Facts, fieldsOf } from './builder-state.ts'
import { countryCode } from './countries.ts'
import { ADDRESSES } from './problems.ts'
import { completeTimeZone } from './time-zones.ts'
import { completeAddress, completeEmail, completePhone } from './typed-addresses.ts'

type Complete = (text: string, facts: Facts) => string

const completeNumber: Complete = (text, facts) =>
  completePhone(text, countryCode(String(fieldsOf(facts['address'])['country'] ?? '')))

const COMPLETED: Readonly<Record<string, Complete>> = {
  ...Object.fromEntries(ADDRESSES.map((name) => [name, completeAddress])),
  email: completeEmail,
  'address.country': (text) => countryCode(text) ?? text,
  'links.sms': completeNumber,
  'links.whatsapp': completeNumber,
  time_zone: (text) => completeTimeZone(text),
}

/** Returns the facts with entries in the form that the elements read, such as `DE` for “Deutschland”. */
export function completedFacts(facts: Facts): Facts {
  return fieldsOf(completed(facts, '', facts))
}

function completed(value: unknown, name: string, facts: Facts): unknown {
  if (typeof value === 'string') return COMPLETED[name]?.(value, facts) ?? value
  if (Array.isArray(value)) return value.map((entry) => completed(entry, name, facts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, completed(part, name ? `${name}.${key}` : key, facts)]),
  )
}
