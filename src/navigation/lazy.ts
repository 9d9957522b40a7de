/** How long a page waits before it tries to load something again. */
const RETRY_MS = 4000

/** A value that is loaded when it is first needed, for example a module that many pages do not need. */
export interface Lazy<Value> {
  /** Returns the value, or undefined if it has not been loaded. */
  get: () => Value | undefined
  /**
   * Loads the value. Returns undefined if it has been loaded. Concurrent callers share one attempt. Rejects
   * if the attempt fails. The next call then tries again.
   */
  load: () => Promise<void> | undefined
  /** Loads the value, and tries again until it succeeds. */
  loadWithRetries: () => Promise<Value>
  /** Loads the value because it will probably be needed. Ignores failures. */
  prepare: () => void
}

/** Loads a value at most once. */
export function lazy<Value>(start: () => Promise<Value>): Lazy<Value> {
  let value: Value | undefined
  let loading: Promise<void> | undefined

  async function attempt(): Promise<void> {
    try {
      value = await start()
    } finally {
      loading = undefined
    }
  }

  function load(): Promise<void> | undefined {
    if (value !== undefined) return undefined
    loading ??= attempt()
    return loading
  }

  return {
    get: () => value,
    load,
    loadWithRetries: () => keepLoading(load).then(() => value as Value),
    prepare: () => void load()?.catch(() => {}),
  }
}

/**
 * Calls `load` until it returns undefined, which means that everything has been loaded. Tries again after a
 * failure, because visitors can read the page in the meantime.
 */
export async function keepLoading(load: () => Promise<unknown> | undefined): Promise<void> {
  for (let loading = load(); loading; loading = load()) await loading.catch(() => delay(RETRY_MS))
}

/** Resolves after a time. */
export function delay(duration_ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration_ms))
}
