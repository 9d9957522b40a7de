import type { Business, FactOverrides } from '../business/business.ts'
import { mergeFacts } from '../business/merge-facts.ts'
import { parseFacts } from '../business/parse-facts.ts'
import { phoneNumber } from '../business/phone-number.ts'
import { report } from '../diagnostics/report.ts'
import type { AttributeValue } from './attributes.ts'
import type { FactSource } from './page-settings.ts'

type Props = Readonly<Record<string, AttributeValue>>

/** Provides the business facts that an element's component reads with `useBusiness`. */
export interface BusinessFacts {
  /** Merges facts from JSON with the facts in the element's attributes, which take precedence. */
  merge(facts: readonly FactOverrides[], props: Props): Business
  /**
   * Parses facts from JSON and reports their problems.
   * @param isCurrent returns whether the page still has the same sources
   */
  parse(sources: readonly FactSource[], isCurrent: () => boolean): FactOverrides[]
}

/**
 * Returns the `business` field for an element's definition.
 * @param fromAttributes returns the facts that the element's attributes set; receives the attributes' values by
 * camelCase name
 */
export function businessFacts(
  fromAttributes: (texts: Readonly<Record<string, string | undefined>>) => FactOverrides,
): BusinessFacts {
  return {
    merge(facts, props) {
      const business = mergeFacts([...facts, fromAttributes(props as Record<string, string | undefined>)])
      const { phone } = business
      if (phone && !phoneNumber(phone)) report('undialable-phone', () => ({ phone }))
      return business
    },
    parse: parseSources,
  }
}

/**
 * Parses business facts from JSON sources and reports their problems.
 * @param isCurrent returns whether the page still has the same sources
 */
export function parseSources(sources: readonly FactSource[], isCurrent = () => true): FactOverrides[] {
  return sources.map(({ json, label }) => {
    const { facts, problems } = parseFacts(json)
    for (const problem of problems)
      report('facts', () => (isCurrent() ? { label, problem, json } : undefined))
    return facts
  })
}
