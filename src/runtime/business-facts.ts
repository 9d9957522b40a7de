import type { FactOverrides } from '../business/business.ts'
import { mergeFacts } from '../business/merge-facts.ts'
import { report } from '../diagnostics/report.ts'
import { loadOnce } from '../ui/load-once.ts'
import type { BusinessFacts, ElementHost } from './element-definition.ts'
import { findFactSources } from './fact-scripts.ts'
import { loadWithRetries } from './load-with-retries.ts'
import type { FactSource } from './page-settings.ts'

/**
 * Returns the `business` field for an element's definition.
 * @param fromAttributes returns the facts that the element's attributes set; receives the attributes' values by
 * camelCase name
 */
export function businessFacts(
  fromAttributes: (texts: Readonly<Record<string, string | undefined>>) => FactOverrides,
): BusinessFacts {
  return {
    merge(facts, props, locale) {
      return mergeFacts([...facts, fromAttributes(props as Record<string, string | undefined>)], locale)
    },
    update,
  }
}

function update(host: ElementHost): void {
  const sources = findFactSources(host.element)
  const key = JSON.stringify(sources)
  if (key === host.factsKey) return
  host.factsKey = key
  const isCurrent = () => host.factsKey === key
  const parse = () => {
    if (!isCurrent()) return
    host.factsLoading = undefined
    host.state.setState({ facts: parseSources(sources, isCurrent) })
  }
  const loading = sources.length > 0 ? loadFactParser() : undefined
  host.factsLoading = loading?.then(parse)
  if (!loading) parse()
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
