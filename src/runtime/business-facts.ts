import type { Business, FactOverrides } from '../business/business.ts'
import { mergeFacts } from '../business/merge-facts.ts'
import { parseFacts } from '../business/parse-facts.ts'
import { phoneNumber } from '../business/phone-number.ts'
import { report } from '../diagnostics/report.ts'
import type { AttributeValue } from './attributes.ts'
import { configuredFacts, onConfiguredFacts } from './configured-facts.ts'
import { onDomReady } from './dom-ready.ts'
import { containsJsonScript, type FactSource, findFactScripts, isJsonScript } from './fact-scripts.ts'

type Props = Readonly<Record<string, AttributeValue>>

/** Provides the business facts that an element's component reads with `useBusiness`. */
export interface BusinessFacts {
  /** Merges facts from JSON with the facts in the element's attributes, which take precedence. */
  merge(facts: readonly FactOverrides[], props: Props): Business
  /**
   * Calls `handle` with the facts from JSON that apply to an element: once immediately and again after each change.
   * Later entries override earlier ones. Returns a function that stops watching.
   */
  watch(element: Element, handle: (facts: FactOverrides[]) => void): () => void
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
    watch: watchFacts,
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

const updates = new Set<() => void>()
let pageObserver: MutationObserver | undefined

function watchFacts(element: Element, handle: (facts: FactOverrides[]) => void): () => void {
  let before: string | undefined
  function update() {
    const { page, around } = findFactScripts(element)
    const sources = [...page, ...configuredFacts(), ...around]
    const key = JSON.stringify(sources)
    if (key === before) return
    before = key
    handle(parseSources(sources, () => key === before))
  }
  // The HTML parser may add the text of the element's JSON script in several steps. Therefore, text changes are
  // observed, and problems are reported only if the text is still the same at the end.
  const observer = new MutationObserver(update)
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  updates.add(update)
  if (updates.size === 1) watchPage()
  update()
  return () => {
    observer.disconnect()
    updates.delete(update)
    if (updates.size === 0) pageObserver?.disconnect()
  }
}

/**
 * Updates all elements when `configure` sets facts and when a JSON script in the document is added, changed or removed.
 */
function watchPage(): void {
  if (!pageObserver) {
    pageObserver = new MutationObserver((records) => records.some(mayChangeFacts) && updateAll())
    onConfiguredFacts(updateAll)
    onDomReady(updateAll)
  }
  pageObserver.observe(document, { childList: true, subtree: true })
}

function updateAll(): void {
  for (const update of updates) update()
}

function mayChangeFacts({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  return isJsonScript(target) || [...addedNodes, ...removedNodes].some(containsJsonScript)
}
