import { documentProperty } from '../navigation/page-document.ts'
import { runLater } from '../navigation/page-lifecycle.ts'

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
 * @returns a function that cancels the message
 */
export function reportAfterLoad(message: string, isStillTrue: () => boolean): () => void {
  const report = () => {
    timer = runLater(() => isStillTrue() && warnOnce(message, 'error'))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  if (documentProperty('readyState') === 'complete') report()
  else addEventListener('load', report, { once: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('load', report)
  }
}
