import { rejectOnAbort } from '../http/reject-on-abort.ts'

/** Runs `load`. If a run with the same key is already in progress, returns its result instead. */
export type ShareRequest = <T>(
  key: unknown,
  load: (controller: AbortController) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>

interface SharedRun {
  result: Promise<unknown>
  controller: AbortController
  callerCount: number
}

/**
 * Returns a function that lets concurrent callers share one request per key. If a caller's signal aborts, only that
 * caller's promise rejects, with the signal's reason. The request itself is aborted only when all of its callers have
 * aborted.
 */
export function createRequestSharing(): ShareRequest {
  const runs = new Map<unknown, SharedRun>()

  return async function share<T>(
    key: unknown,
    load: (controller: AbortController) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted()
    const run = runs.get(key) ?? startRun(load)
    runs.set(key, run)
    run.callerCount += 1
    try {
      // The cast is safe because each key is used with one result type.
      return (await rejectOnAbort(run.result, signal)) as T
    } finally {
      run.callerCount -= 1
      if (run.callerCount === 0) {
        runs.delete(key)
        run.controller.abort()
      }
    }
  }
}

function startRun(load: (controller: AbortController) => Promise<unknown>): SharedRun {
  const controller = new AbortController()
  return { result: load(controller), controller, callerCount: 0 }
}
