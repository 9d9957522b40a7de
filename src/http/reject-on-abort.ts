/** Settles like the promise, unless the signal aborts first: then it rejects at once with the signal's reason. */
export function rejectOnAbort<T>(result: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal?.reason)
    signal?.addEventListener('abort', leave)
    result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
  })
}
