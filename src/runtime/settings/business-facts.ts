import type { FactOverrides } from '../../business/business.ts'
import { FACTS } from '../../business/facts.ts'
import { mergeFacts } from '../../business/merge-facts.ts'
import { note } from '../../diagnostics/notes.ts'
import { keepLoading, lazy } from '../../navigation/lazy.ts'
import { runWhenIdle } from '../../navigation/page-lifecycle.ts'
import type { BusinessFacts, ElementHost } from '../element/element-definition.ts'
import { prerenderedFactsOf } from '../hydration/prerendered.ts'
import { findFactSources } from './fact-scripts.ts'
import { factsFileAt, type LinkedFile } from './linked-facts.ts'
import { type FactSource, pageSettings } from './page-settings.ts'
import type { ElementSettings } from './store-settings.ts'

/** Facts that make no claims, in place of the default facts. */
const NO_FACTS: FactOverrides = Object.fromEntries(Object.keys(FACTS).map((name) => [name, null]))

/**
 * Returns the `business` field for an element's definition.
 * @param fromAttributes returns the facts that attributes set; receives attribute values by camelCase name
 */
export function businessFacts(
  fromAttributes: (texts: Readonly<Record<string, string | undefined>>) => FactOverrides,
): BusinessFacts {
  return {
    merge(facts, props, locale) {
      const unread = pageSettings.getState().hasDefaultFacts ? [] : [NO_FACTS]
      const own = fromAttributes(props as Record<string, string | undefined>)
      return mergeFacts([...unread, ...facts, own], locale)
    },
    update,
  }
}

function update(host: ElementHost, { businessUrl }: ElementSettings): void {
  const { element } = host
  const sources = findFactSources(element)
  const file = factsFileAt(businessUrl)
  const key = JSON.stringify([file?.url, sources])
  if (key === host.factsKey) return
  host.factsKey = key
  const isCurrent = () => host.factsKey === key
  const prerendered = file && prerenderedFactsOf(element)
  const load = () =>
    (file || sources.length > 0 ? loadFactParser() : undefined) ?? (prerendered ? undefined : file?.load())
  const show = () => {
    if (!isCurrent()) return
    host.factsLoading = undefined
    const ofFile = file?.get()?.facts ?? (prerendered && parser.get()?.(prerendered).facts)
    host.state.setState({ facts: [...(ofFile ? [ofFile] : []), ...parseSources(sources, isCurrent)] })
  }
  if (load()) host.factsLoading = keepLoading(load).then(show)
  else show()
  if (prerendered) updateLater(file, prerendered, show)
}

/** Loads the file after hydration with the prerendered facts, and shows its facts if they have changed. */
function updateLater(file: LinkedFile, prerendered: string, show: () => void): void {
  runWhenIdle(() => {
    void file.loadWithRetries().then(({ json, failure }) => {
      if (!failure && json !== prerendered) show()
    })
  }, FILE_DELAY_MS)
}

/** The delay before a prerendered page loads its facts again. */
const FILE_DELAY_MS = 2000

/** The parser of JSON. Many pages set their facts in attributes, or set none. */
const parser = lazy(async () => (await import('../../business/parse-facts.ts')).parseFacts)

/** Loads what `parseSources` needs. Returns undefined if it has been loaded. */
export const loadFactParser = parser.load

/**
 * Parses business facts from JSON sources and reports problems. Returns none before the parser is loaded.
 * @param isCurrent returns whether the page still has the same sources
 */
export function parseSources(sources: readonly FactSource[], isCurrent = () => true): FactOverrides[] {
  const parse = parser.get()
  if (!parse) return []
  return sources.map(({ json, label }) => {
    const { facts, problems } = parse(json)
    for (const problem of problems) note('facts', () => (isCurrent() ? { label, problem, json } : undefined))
    return facts
  })
}
