import type { Business, FactOverrides } from '../business/business.ts'
import { mergeFacts } from '../business/merge-facts.ts'
import { report } from '../diagnostics/report.ts'
import { loadOnce } from '../ui/load-once.ts'
import type { AttributeValue } from './attributes.ts'
import { loadWithRetries } from './load-with-retries.ts'
import type { FactSource } from './page-settings.ts'

type Props = Readonly<Record<string, AttributeValue>>

/** Provides the business facts that an element's component reads with `useBusiness`. */
export interface BusinessFacts {
  /** Merges facts from JSON with the facts in the element's attributes, which take precedence. */
  merge(facts: readonly FactOverrides[], props: Props): Business
  /** Loads the code that parses JSON. Returns undefined if it has been loaded. Retries after a failure. */
  loadParser(): Promise<void> | undefined
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
      return mergeFacts([...facts, fromAttributes(props as Record<string, string | undefined>)])
    },
    loadParser: loadFactParser,
    parse: parseSources,
  }
}

/** The parser of JSON. Many pages set their facts in attributes, or set none. */
const parser = loadOnce(async () => (await import('../business/parse-facts.ts')).parseFacts)

/** Loads what `parseSources` needs. Returns undefined if it has been loaded. Retries after a failure. */
export function loadFactParser(): Promise<void> | undefined {
  return parser.get() ? undefined : loadWithRetries(parser.load)
}

/**
 * Parses business facts from JSON sources and reports their problems. Returns no facts before the parser has been loaded.
 * @param isCurrent returns whether the page still has the same sources
 */
export function parseSources(sources: readonly FactSource[], isCurrent = () => true): FactOverrides[] {
  const parse = parser.get()
  if (!parse) return []
  return sources.map(({ json, label }) => {
    const { facts, problems } = parse(json)
    for (const problem of problems)
      report('facts', () => (isCurrent() ? { label, problem, json } : undefined))
    return facts
  })
}
