/** A visitor's scroll position and focus, saved in the history entry to restore them later. */
export interface HistorySnapshot {
  /** Scroll position in px. */
  top: number
  /** Height of the scrollable content in px. */
  height: number
  /** Identifies the focused control; null if no control had focus. */
  focus: string | null
  /** Whether the focused control was inside the viewport. */
  isFocusVisible: boolean
  /** Whether the focused control was outside the screen's content, for example in the header. */
  isFocusOutside: boolean
  /** Number of products that the listing showed. */
  shown: number
}

const KEY = 'electricianElements'

/** Returns the snapshot of the current history entry, or null. */
export function readSnapshot(): HistorySnapshot | null {
  const saved = history.state?.[KEY] as HistorySnapshot | undefined
  return typeof saved?.top === 'number' ? { ...saved } : null
}

/** Saves a snapshot in the current history entry and keeps the host page's own state. */
export function saveSnapshot(snapshot: HistorySnapshot): void {
  const { state } = history
  // The host page may keep a string or an array in its history state, which cannot hold our key.
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
    // Browsers limit how often a page may call this method. Without the update, the page later restores an older scroll
    // position.
  }
}

/** Disables the browser's scroll restoration. Returns a function that restores the previous setting. */
export function disableScrollRestoration(): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  return () => {
    history.scrollRestoration = before
  }
}

/** Returns whether the browser loaded this document because the visitor went back or forward. */
export function isBackForwardNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
