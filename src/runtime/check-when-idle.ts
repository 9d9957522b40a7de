import { runWhenIdle } from '../navigation/page-lifecycle.ts'
import { isSelfCheckWanted } from '../navigation/self-check-hash.ts'

/** How long after the page has loaded its scripts may still change its markup. */
const CHANGES_MS = 2000

/** Checks the page when it is idle: sooner if its author has asked for the self-check. */
export function checkWhenIdle(check: () => Promise<void>): void {
  // Without the check, the page works as usual.
  runWhenIdle(() => void check().catch(() => {}), isSelfCheckWanted() ? 0 : CHANGES_MS)
}
