import { areDevelopersReading } from '../../navigation/developers.ts'
import { runWhenIdle } from '../../navigation/page-lifecycle.ts'
import { isSelfCheckWanted, onHashChange } from '../../navigation/self-check-hash.ts'
import { once } from './once.ts'

/** The time that the page's scripts get to change its markup after the page has loaded. */
const CHANGES_MS = 2000

/**
 * Checks the page for its developers when it is idle. Starts sooner if the page's URL opens the self-check.
 * For visitors, it does nothing.
 */
export function checkWhenIdle(check: () => Promise<void>): void {
  // Ignore errors, because the page works without the check.
  const start = once(() =>
    runWhenIdle(() => void check().catch(() => {}), isSelfCheckWanted() ? 0 : CHANGES_MS),
  )
  if (areDevelopersReading()) start()
  else
    onHashChange(() => {
      if (isSelfCheckWanted()) start()
    })
}
