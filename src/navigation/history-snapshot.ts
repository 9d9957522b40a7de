/** Where a visitor was on a page, kept in the history entry that they return to. */
export interface HistorySnapshot {
  /** Scroll position in px. */
  top: number
  /** Height of everything that could be scrolled, in px. */
  height: number
  /** Names the focused control; null without one. */
  focus: string | null
  /** Whether the focused control was in sight. */
  isFocusVisible: boolean
  /** Whether the focused control was outside the screen, such as in the header. */
  isFocusOutside: boolean
  /** How many products the listing showed. */
  shown: number
}

const KEY = 'electricianElements'

/** Returns what was saved in the current history entry, or null. */
export function readSnapshot(): HistorySnapshot | null {
  const saved = history.state?.[KEY] as HistorySnapshot | undefined
  return typeof saved?.top === 'number' ? { ...saved } : null
}

/** Saves a snapshot in the current history entry, beside what the host page keeps there. */
export function saveSnapshot(snapshot: HistorySnapshot): void {
  const { state } = history
  // Nothing can be put beside a text or a list that the host page keeps.
  if (state === null || Object.getPrototypeOf(state) === Object.prototype)
    replaceState({ ...state, [KEY]: snapshot })
}

/** Removes the snapshot from the current history entry. */
export function clearSnapshot(): void {
  if (!readSnapshot()) return
  const { [KEY]: _, ...rest } = history.state
  replaceState(Object.keys(rest).length > 0 ? rest : null)
}

function replaceState(state: unknown): void {
  try {
    history.replaceState(state, '')
  } catch {
    // Browsers limit how often a page may do this; the next save comes soon, and a stale snapshot only costs a scroll.
  }
}

/** Has the page restore scroll positions itself; the returned function gives that back to the browser. */
export function disableScrollRestoration(): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  return () => {
    history.scrollRestoration = before
  }
}

/** Whether the browser loaded this document on the way back or forward. */
export function isBackForwardNavigation(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward'
}
