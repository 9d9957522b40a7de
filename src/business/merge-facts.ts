import type { Business, FactOverrides, Hours } from './business.ts'
import { DEFAULT_BUSINESS, DEFAULT_WITHOUT_EMERGENCY, NO_CLAIMS } from './default-business.ts'
import { regularLines, shortHours } from './week-lines.ts'

/**
 * Returns the default business facts, overridden by the facts from several sources. Later sources override earlier
 * ones. If no source has a readable value for a fact that the owner gave, the fact has a value that makes no claims.
 */
export function mergeFacts(sources: readonly FactOverrides[]): Business {
  const unread = sources.reduce(withoutUnread, DEFAULT_BUSINESS)
  const { emergency } = sources.reduce(applyFacts, unread)
  const defaults = emergency ? DEFAULT_BUSINESS : DEFAULT_WITHOUT_EMERGENCY
  const business = sources.reduce(applyFacts, sources.reduce(withoutUnread, defaults))
  return {
    ...business,
    headline: business.headline || business.name,
    description: business.description || business.name,
    hours: { ...business.hours, ...(!emergency && { emergency: '' }) },
  }
}

/** Replaces the defaults of the facts that could not be read. */
function withoutUnread(defaults: Business, facts: FactOverrides): Business {
  const { week, regular, regular_short } = facts.hours ?? {}
  // All three contain the regular hours, so if one of them could not be read, the defaults of the others are wrong.
  const isUnread = week === null || regular === null || regular_short === null
  const regularHours = isUnread ? { week: null, regular: null, regular_short: null } : {}
  return {
    ...defaults,
    hours: { ...defaults.hours, ...pickUnread({ ...facts.hours, ...regularHours }, NO_CLAIMS.hours) },
    ...pickUnread(facts, NO_CLAIMS),
  }
}

function pickUnread<Facts extends object>(facts: object, noClaims: Facts): Partial<Facts> {
  const isUnread = ([name]: [string, unknown]) => facts[name as keyof typeof facts] === null
  return Object.fromEntries(Object.entries(noClaims).filter(isUnread)) as Partial<Facts>
}

function applyFacts(business: Business, { hours, links, trade, rates, ...facts }: FactOverrides): Business {
  return {
    ...business,
    ...readable(facts),
    hours: hours ? applyHours(business.hours, hours) : business.hours,
    links: { ...business.links, ...readable(links ?? {}) },
    trade: trade ? { ...NO_CLAIMS.trade, ...readable(trade) } : business.trade,
    rates: rates ? { ...NO_CLAIMS.rates, ...readable(rates) } : business.rates,
  }
}

/**
 * Applies the owner's hours. If the owner provides a weekly schedule but no text for the hours, the text is generated
 * from the schedule.
 */
function applyHours(before: Hours, { week, ...texts }: NonNullable<FactOverrides['hours']>): Hours {
  const [first] = texts.regular ?? []
  const generated = week
    ? { week, regular: regularLines(week), regular_short: shortHours(week) }
    : first && { regular_short: `${first.title} ${first.text}` }
  return { ...before, ...generated, ...readable(texts) }
}

/** Returns the facts without those that are missing or could not be read. */
function readable<Facts extends object>(facts: Facts): { [Name in keyof Facts]: NonNullable<Facts[Name]> } {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null),
  ) as never
}
