import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../provider/store-error.ts'

/** The state of a request: loading, failed with a message for visitors, or loaded. */
export type RequestState<Value> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'loaded'; value: Value }

/**
 * Sends a request when the key changes and cancels the previous request. Returns the request's state, the last value
 * that was loaded, even for an earlier key, and a function that sends the request again.
 * @param key identifies the request; null sends no request
 */
export function useRequest<Value>(key: string | null, send: (signal: AbortSignal) => Promise<Value>) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<RequestState<Value>>({ status: 'loading' })
  const lastValue = useRef<Value>(undefined)
  if (state.status === 'loaded') lastValue.current = state.value
  const latestSend = useRef(send)
  latestSend.current = send
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when the visitor retries
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    setState({ status: 'loading' })
    latestSend.current(controller.signal).then(
      (value) => controller.signal.aborted || setState({ status: 'loaded', value }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        setState({ status: 'failed', message: errorMessage(error, 'The store could not be reached.') })
      },
    )
    return () => controller.abort()
  }, [key, attempt])
  return { state, lastValue: lastValue.current, reload: () => setAttempt((before) => before + 1) }
}
