import { englishFacts } from '../../texts/en/facts.ts'
import { TRADES } from '../trades/trades.ts'
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
  /\b(licen[sc]ed|insured|certified|accredited|bonded|guarantee[ds]?|warrant(y|ies)|award|best|cheapest|number one|always|never|same[- ]day|day (and|or) night|around the clock|on call|emergenc(y|ies)|free|no hidden|no mess|upfront|experts?|years|reliabl[ey]|rely on|trusted|trustworthy|lasting|for good|on time|without damage|plain english|reports?|around your (business )?hours|after hours|days a week)\b|24\s*\/\s*7|\d\s*\+|\d\s*%|#1/i

/** The suggestions in other languages that promise something in English. */
const TRANSLATED_PROMISES = new Set(
  TRANSLATIONS.flatMap(({ facts }) => translatedPromises(englishFacts, facts)),
)

/** The suggested texts about the owner and the work, which may not be true of the business. */
const SUGGESTED = new Set(
  TRADES.flatMap(({ facts, translated }) => [facts, ...Object.values(translated ?? {})]).flatMap(
    ({ services, bio, headline, blurb, description, rates, hours }) => [
      ...listOf(services).map((service) => serviceText(Object(service))),
      ...[listOf(bio), headline, blurb, description, Object.values(Object(rates)), Object(hours).note].flat(),
    ],
  ),
)

function translatedPromises(english: unknown, translated: unknown): string[] {
  if (typeof english === 'string')
    return PROMISES.test(english) && typeof translated === 'string' ? [translated] : []
  return Object.entries(Object(english)).flatMap(([key, value]) =>
    translatedPromises(value, Object(translated)[key]),
  )
}

function promises(text: string): boolean {
  return PROMISES.test(text) || TRANSLATED_PROMISES.has(text) || SUGGESTED.has(text)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Facts that consist of promises, whatever their words are. */
const PROMISING: readonly string[] = ['highlights', 'statistics']

/** Facts that the builder never suggests: the owner's own answers and contact details, and customers' words. */
const EXEMPT = [
  'emergency',
  'hours.emergency',
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

/** Returns every statement in the facts that promises something. */
export function claimsIn(facts: Facts): Claim[] {
  const seen = new Set<string>()
  return claimsWithin(facts, []).filter(({ text }) => !seen.has(text) && seen.add(text))
}

function isExempt(path: Path): boolean {
  return EXEMPT.includes(path.join('.'))
}

function claimsWithin(value: unknown, path: Path): Claim[] {
  if (isExempt(path)) return []
  if (typeof value === 'string') return isPromise(value, path) ? [{ text: value, path }] : []
  if (typeof value !== 'object' || value === null) return []
  const statement = statementOf(value, path)
  if (statement) return [{ text: statement, path }]
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
  if (isExempt(path)) return value
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
 * that is a suggestion or whose title promises something.
 */
function statementOf(value: object, path: Path): string {
  const { title, text } = value as Record<string, unknown>
  if (typeof path.at(-1) !== 'number' || typeof title !== 'string') return ''
  if (typeof text === 'string') return `${title}: ${text}`
  const service = serviceText(Object(value))
  return path[0] === 'services' && (promises(title) || SUGGESTED.has(service)) ? service : ''
}

function serviceText({ title, description, features }: Record<string, unknown>): string {
  const texts = [description, listOf(features).join(', ')].filter(Boolean)
  return texts.length > 0 ? `${title}: ${texts.join(' ')}` : String(title)
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index])
}
