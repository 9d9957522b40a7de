import { useState } from 'react'

/** Returns whether an action is running, and a function that tracks an action that was just started. */
export function usePending(): [isPending: boolean, track: (action: Promise<unknown>) => void] {
  const [isPending, setIsPending] = useState(false)
  function track(action: Promise<unknown>): void {
    setIsPending(true)
    void action.finally(() => setIsPending(false))
  }
  return [isPending, track]
}
