import { englishFacts } from '../../../src/texts/en/facts.ts'
import { TRANSLATIONS } from '../trades/translations.ts'
import type { Facts } from './builder-state.ts'

/** A statement that a visitor could hold the owner to. */
export interface Claim {
  /** The statement as visitors see it. It identifies the claim. */
  text: string
  /** Where the statement stands in the facts, such as `['statistics', 0]`. */
  path: Path
}

export type Path = readonly (string | number)[]

/** Matches words and numbers that promise something. */
const PROMISES =
  /\b(licen[sc]ed|insured|certified|accredited|bonded|guarantee[ds]?|warrant(y|ies)|award|best|cheapest|number one|always|never|same[- ]day|day (and|or) night|around the clock|on call|emergenc(y|ies)|free|no hidden|upfront|experts?|years)\b|24\s*\/\s*7|\d\s*\+|\d\s*%|#1/i

/** The suggestions in other languages that promise something in English. */
const TRANSLATED_PROMISES = new Set(
  TRANSLATIONS.flatMap(({ facts }) => translatedPromises(englishFacts, facts)),
)

function translatedPromises(english: unknown, translated: unknown): string[] {
  if (typeof english === 'string')
    return PROMISES.test(english) && typeof translated === 'string' ? [translated] : []
  return Object.entries(Object(english)).flatMap(([key, value]) =>
    translatedPromises(value, Object(translated)[key]),
  )
}

function promises(text: string): boolean {
  return PROMISES.test(text) || TRANSLATED_PROMISES.has(text)
}

/** Facts that consist of promises, whatever their words are. */
const PROMISING: readonly string[] = ['highlights', 'statistics', 'hours.emergency']

/** Facts whose words are the owner's contact details or their customers' words. */
const EXEMPT = [
  'name',
  'owner_name',
  'phone',
  'email',
  'address',
  'testimonials',
  'reviews',
  'links',
  'social',
]

/**
 * Returns every statement in the facts that promises something. `emergency: true` promises help at any time and counts as
 * a statement of its own.
 */
export function claimsIn(facts: Facts): Claim[] {
  const claims = Object.entries(facts)
    .filter(([name]) => !EXEMPT.includes(name))
    .flatMap(([name, value]) => claimsWithin(value, [name]))
  const seen = new Set<string>()
  return claims.filter(({ text }) => !seen.has(text) && seen.add(text))
}

export const EMERGENCY_CLAIM = 'Emergency service'

function claimsWithin(value: unknown, path: Path): Claim[] {
  if (path.length === 1 && path[0] === 'emergency')
    return value === true ? [{ text: EMERGENCY_CLAIM, path }] : []
  if (typeof value === 'string') return isPromise(value, path) ? [{ text: value, path }] : []
  if (typeof value !== 'object' || value === null) return []
  const statement = statementOf(value, path)
  if (statement) {
    // Only the title of a translated service is among the translated promises.
    const isClaim = isPromise(statement, path) || promises(String(Object(value).title))
    return isClaim ? [{ text: statement, path }] : []
  }
  return Object.entries(value).flatMap(([key, part]) =>
    claimsWithin(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function isPromise(text: string, path: Path): boolean {
  return PROMISING.some((name) => `${path.join('.')}.`.startsWith(`${name}.`)) || promises(text)
}

/** Returns the facts without the statements that the owner has not confirmed. */
export function withoutUnconfirmed(facts: Facts, confirmed: readonly string[]): Facts {
  // Several facts may make the same statement.
  const isLeftOut = (value: unknown, path: Path) =>
    claimsWithin(value, path).some((claim) => isSamePath(claim.path, path) && !confirmed.includes(claim.text))
  return keep(facts, [], isLeftOut) as Facts
}

function keep(value: unknown, path: Path, isLeftOut: (value: unknown, path: Path) => boolean): unknown {
  if (path.length > 0 && EXEMPT.includes(String(path[0]))) return value
  if (path.length > 0 && isLeftOut(value, path)) return undefined
  if (Array.isArray(value)) {
    const kept = value.map((entry, index) => keep(entry, [...path, index], isLeftOut))
    return kept.filter((entry) => entry !== undefined)
  }
  if (typeof value !== 'object' || value === null || statementOf(value, path)) return value
  const entries = Object.entries(value).map(
    ([key, part]) => [key, keep(part, [...path, key], isLeftOut)] as const,
  )
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}

/**
 * Returns the statement of a list entry that makes no sense without its title, such as "500+: Happy Clients", or a service
 * whose title promises something.
 */
function statementOf(value: object, path: Path): string {
  const { title, text, description } = value as Record<string, unknown>
  if (typeof path.at(-1) !== 'number' || typeof title !== 'string') return ''
  if (typeof text === 'string') return `${title}: ${text}`
  if (!promises(title)) return ''
  return typeof description === 'string' ? `${title}: ${description}` : title
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index])
}
