import { runWhenIdle } from '../navigation/page-lifecycle.ts'
import type { MessageDetails, MessageName } from './messages.ts'

/** How long after the page has loaded a script may still correct a mistake, for example with `configure`. */
const CORRECTION_MS = 2000

/**
 * Reports a possible mistake to the page author. The messages load and appear in the console when the page is idle, so
 * that they never delay visible content.
 * @param find returns the details of the mistake, or undefined if the page has corrected it in the meantime. Called
 * when the page is idle.
 */
export function report<Name extends MessageName>(
  name: Name,
  find: () => MessageDetails[Name] | undefined,
): void {
  whenIdle(async () => {
    const details = find()
    if (!details) return
    const { logMessage } = await import('./log-message.ts')
    logMessage(name, details)
  })
}

/**
 * Reports a mistake that a component shows. Returns the effect's clean-up function, which withdraws a report that has not
 * been logged yet.
 */
export function reportWhileShown<Name extends MessageName>(
  name: Name,
  details: MessageDetails[Name],
): () => void {
  let isShown = true
  report(name, () => (isShown ? details : undefined))
  return () => {
    isShown = false
  }
}

function whenIdle(run: () => Promise<void>): void {
  // Without its messages, the page works as usual.
  const start = () => void run().catch(() => {})
  if (typeof document === 'undefined') start()
  else runWhenIdle(start, CORRECTION_MS)
}
