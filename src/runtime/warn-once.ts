import { documentProperty } from '../navigation/page-document.ts'
import { runLater } from '../navigation/page-lifecycle.ts'

/** How long after the page has loaded a script may still call `configure`. */
const CONFIGURE_MS = 2000

const reported = new Set<string>()

/** Logs a message for the page author, at most once. */
export function warnOnce(message: string, level: 'warn' | 'error' = 'warn'): void {
  if (reported.has(message)) return
  reported.add(message)
  console[level](message)
}

/**
 * Logs an error once the page has loaded, because a page script may fix the problem before then, for example with
 * `configure`.
 * @param isStillTrue returns whether the message still applies after the page has loaded
 */
export function reportAfterLoad(message: string, isStillTrue: () => boolean): void {
  const report = () => runLater(() => isStillTrue() && warnOnce(message, 'error'), CONFIGURE_MS)
  if (documentProperty('readyState') === 'complete') report()
  else addEventListener('load', report, { once: true })
}
