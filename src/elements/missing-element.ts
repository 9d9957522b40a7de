import { runLater } from '../navigation/page-lifecycle.ts'
import { prefixed } from './store-settings.ts'
import { warnOnce } from './warn-once.ts'

/** How long the copy that runs the page may take to load the rest of its elements. */
const LOADING_MS = 10_000

/**
 * Reports an element that only a second copy of the code has: the copy that runs the page does not know it, so it stays
 * empty. It could not use the running copy's cart.
 */
export function reportMissingElement(name: string): void {
  runLater(() => {
    const tag = prefixed(name)
    if (!document.querySelector(tag) || customElements.get(tag)) return
    warnOnce(
      `<${tag}> stays empty: the first copy of electrician-elements on this page does not include it. ` +
        'Import it in the bundle that loads first, or load one copy only.',
    )
  }, LOADING_MS)
}
