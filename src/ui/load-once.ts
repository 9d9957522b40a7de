/** A value that is loaded when it is first needed. */
export interface LoadedOnce<Value> {
  /** Returns the value, or undefined if it has not been loaded. */
  get: () => Value | undefined
  /**
   * Loads the value. Returns undefined if it has been loaded. Concurrent callers share one attempt. Rejects if the
   * attempt fails. The next call then tries again.
   */
  load: () => Promise<void> | undefined
}

/** Loads a value at most once, for example a module that many pages do not need. */
export function loadOnce<Value>(start: () => Promise<Value>): LoadedOnce<Value> {
  let value: Value | undefined
  let loading: Promise<void> | undefined

  async function attempt(): Promise<void> {
    try {
      value = await start()
    } finally {
      loading = undefined
    }
  }

  return {
    get: () => value,
    load() {
      if (value !== undefined) return undefined
      loading ??= attempt()
      return loading
    },
  }
}
