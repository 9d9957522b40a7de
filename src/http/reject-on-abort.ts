/**
 * Returns a promise that settles like the given one, but rejects with the signal's reason as soon as the signal aborts.
 */
export function rejectOnAbort<T>(result: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason)
    signal?.addEventListener('abort', abort)
    result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort))
  })
}
