import { runWhenIdle } from '../navigation/page-lifecycle.ts'
import { isSelfCheckWanted } from '../navigation/self-check-hash.ts'

/** The time that the page's scripts get to change its markup after the page has loaded. */
const CHANGES_MS = 2000

/** Checks the page when it is idle. Starts sooner if the page's URL opens the self-check. */
export function checkWhenIdle(check: () => Promise<void>): void {
  // Ignore errors, because the page works without the check.
  runWhenIdle(() => void check().catch(() => {}), isSelfCheckWanted() ? 0 : CHANGES_MS)
}
