/** What the browser says of the page's comings and goings. Who listens gets a function that stops it. */
import { isBackForwardNavigation } from './history-snapshot.ts'

export function onPageHide(handle: () => void): () => void {
  return listen('pagehide', handle)
}

/** The page comes back as it was left: from the back/forward cache, with all its old state. */
export function onPageRestored(handle: () => void): () => void {
  return listen('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) handle()
  })
}

/** Runs something later, unless the page has gone by then: a test's page goes while its timers stay. */
export function runLater(run: () => void, delay_ms = 0): ReturnType<typeof setTimeout> {
  return setTimeout(() => {
    if (typeof document !== 'undefined') run()
  }, delay_ms)
}

/** When the visitor came to this document, Unix time in milliseconds; 0 for one that they have gone back to. */
export function navigationStart_ms(): number {
  return isBackForwardNavigation() ? 0 : performance.timeOrigin
}

function listen(type: 'pagehide' | 'pageshow', handle: (event: Event) => void): () => void {
  addEventListener(type, handle)
  return () => removeEventListener(type, handle)
}
