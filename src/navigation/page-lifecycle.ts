import { documentProperty } from './page-document.ts'

/** Calls `handle` when the visitor leaves the page. Returns a function that removes the listener. */
export function onPageHide(handle: () => void): () => void {
  return listen('pagehide', handle)
}

/**
 * Calls `handle` when the page is restored from the back/forward cache, with all its earlier state. Returns a
 * function that removes the listener.
 */
export function onPageRestored(handle: () => void): () => void {
  return listen('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) handle()
  })
}

/** Calls `handle` when the visitor returns to this tab. Returns a function that removes the listener. */
export function onPageVisible(handle: () => void): () => void {
  const listener = () => {
    if (documentProperty('visibilityState') === 'visible') handle()
  }
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Calls `handle` when the network connection is back. Returns a function that removes the listener. */
export function onOnline(handle: () => void): () => void {
  return listen('online', handle)
}

/** How long a page may stay busy before callbacks that wait for idle time run anyway. */
const LONGEST_BUSY_MS = 5000

/** Runs a callback when the page has loaded, after a delay, and when the browser is idle. */
export function runWhenIdle(run: () => void, delay_ms = 0): void {
  const runIdle = () =>
    // Safari lacks `requestIdleCallback`.
    typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: LONGEST_BUSY_MS }) : run()
  const wait = () => setTimeout(runIdle, delay_ms)
  if (documentProperty('readyState') === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

const pending = new Set<() => void>()
/** How long a callback waits at most, for example in a background tab, which paints nothing. */
const LONGEST_START_MS = 1000

/**
 * Runs a callback that the first paint does not need: when the browser is idle after the next frame, or when
 * the visitor first presses or focuses something.
 */
export function later(run: () => void): void {
  pending.add(run)
  // Servers paint nothing.
  if (typeof requestAnimationFrame !== 'function') runPending()
  else if (pending.size === 1) waitForFirstPaint()
}

/** Runs the callbacks of `later()` now, for example because a closed cart is about to open. */
export function runPending(): void {
  for (const run of pending) run()
  pending.clear()
}

function waitForFirstPaint(): void {
  const visitor = new AbortController()
  const runAll = () => {
    visitor.abort()
    runPending()
  }
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    addEventListener(type, runAll, { capture: true, signal: visitor.signal })
  setTimeout(runAll, LONGEST_START_MS)
  // Safari lacks `requestIdleCallback`.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  requestAnimationFrame(() => setTimeout(whenIdle, 0, runAll))
}

/** Returns whether the browser loaded this document because the visitor went back or forward. */
export function isBackForwardNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

function listen(type: 'pagehide' | 'pageshow' | 'online', handle: (event: Event) => void): () => void {
  addEventListener(type, handle)
  return () => removeEventListener(type, handle)
}
