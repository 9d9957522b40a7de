import { toJson } from '../untrusted/to-json.ts'
import type { FactSource } from './fact-scripts.ts'

let sources: FactSource[] = []
let listener: (() => void) | undefined

/** Sets the page's business facts, which override JSON for the whole page. */
export function setConfiguredFacts(business: object): void {
  sources = [{ json: toJson(business), label: 'configure()' }]
  listener?.()
}

/** Returns the business facts that `configure` set. */
export function configuredFacts(): readonly FactSource[] {
  return sources
}

/** Sets the function that is called when `configure` sets business facts. */
export function onConfiguredFacts(update: () => void): void {
  listener = update
}
