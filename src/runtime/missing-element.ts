import { runLater } from '../navigation/page-lifecycle.ts'
import { prefixed } from './script-tag.ts'
import { warnOnce } from './warn-once.ts'

/** How long to wait for the first copy of this library to load its remaining elements. */
const LOADING_MS = 10_000

/**
 * Logs a warning for an element that only the second copy of this library contains. That copy does not define the
 * element, because the element could not share the first copy's cart.
 */
export function reportMissingElement(name: string): void {
  runLater(() => {
    const tag = prefixed(name)
    if (!document.querySelector(tag) || customElements.get(tag)) return
    warnOnce(
      `<${tag}> stays empty: the first copy of electrician-elements on this page does not include it. ` +
        'Import it in the bundle that loads first, or load only one copy.',
    )
  }, LOADING_MS)
}
