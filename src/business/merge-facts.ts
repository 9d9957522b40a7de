import type { Business, FactOverrides, Hours } from './business.ts'
import { DEFAULT_BUSINESS } from './default-business.ts'
import { regularLines, shortHours } from './week-lines.ts'

/**
 * Returns the default business facts, overridden by the facts from several sources. Later sources override earlier
 * ones.
 */
export function mergeFacts(sources: readonly FactOverrides[]): Business {
  return sources.reduce<Business>(applyFacts, DEFAULT_BUSINESS)
}

function applyFacts(business: Business, { hours, links, ...facts }: FactOverrides): Business {
  return {
    ...business,
    ...withoutUndefined(facts),
    hours: hours ? applyHours(business.hours, hours) : business.hours,
    links: { ...business.links, ...withoutUndefined(links ?? {}) },
  }
}

/**
 * Applies the owner's hours. If the owner provides a weekly schedule but no text for the hours, the text is generated
 * from the schedule.
 */
function applyHours(before: Hours, { week, ...texts }: NonNullable<FactOverrides['hours']>): Hours {
  const schedule = week && { week, regular: regularLines(week), regular_short: shortHours(week) }
  return { ...before, ...schedule, ...withoutUndefined(texts) }
}

function withoutUndefined<Facts extends object>(
  facts: Facts,
): { [Name in keyof Facts]: NonNullable<Facts[Name]> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as never
}
