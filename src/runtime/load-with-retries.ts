/** How long `loadWithRetries` waits before it tries again. */
const RETRY_MS = 4000

/**
 * Calls `load` until it returns undefined, which means that everything has been loaded. Retries after a failure, because
 * visitors can read the page in the meantime.
 */
export async function loadWithRetries(load: () => Promise<unknown> | undefined): Promise<void> {
  for (let loading = load(); loading; loading = load()) await loading.catch(() => delay(RETRY_MS))
}

/** Resolves after a time. */
export function delay(duration_ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration_ms))
}
