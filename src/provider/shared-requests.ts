import { rejectOnAbort } from '../http/reject-on-abort.ts'

/** Runs `load`, or joins the run that is already under way for the same key. */
export type ShareRequest = <T>(
  key: unknown,
  load: (controller: AbortController) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>

interface Run {
  result: Promise<unknown>
  controller: AbortController
  waiting: number
}

/**
 * Makes equal requests in flight one request. A caller whose signal aborts leaves alone, with the signal's reason;
 * the request itself is aborted when nobody waits for it any more.
 */
export function createRequestSharing(): ShareRequest {
  const runs = new Map<unknown, Run>()

  return async function share<T>(
    key: unknown,
    load: (controller: AbortController) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted()
    const run = runs.get(key) ?? startRun(load)
    runs.set(key, run)
    run.waiting += 1
    try {
      // Only the loader of this very key made the result.
      return (await rejectOnAbort(run.result, signal)) as T
    } finally {
      run.waiting -= 1
      if (run.waiting === 0) {
        runs.delete(key)
        run.controller.abort()
      }
    }
  }
}

function startRun(load: (controller: AbortController) => Promise<unknown>): Run {
  const controller = new AbortController()
  return { result: load(controller), controller, waiting: 0 }
}
