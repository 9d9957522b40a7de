import { useLayoutEffect, useRef } from 'react'

/** Returns a function that returns a signal. It aborts when the key changes or the component unmounts. */
export function useAbortSignal(key: unknown): () => AbortSignal | undefined {
  const controller = useRef<AbortController>(undefined)
  // A layout effect runs before the visitor can start something with the signal of the previous key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key gets a new signal
  useLayoutEffect(() => {
    const current = new AbortController()
    controller.current = current
    return () => current.abort()
  }, [key])
  return () => controller.current?.signal
}
