import { useRef } from 'react'
import { useFocusHandoff } from './focus.ts'

interface FailureProps {
  message: string
  onRetry: () => void
}

/** A call went wrong: what happened, and a way to try again. */
export function Failure({ message, onRetry }: FailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusHandoff(notice)
  return (
    <div ref={notice} className="notice" part="notice" data-tone="bad" role="alert">
      <p>
        <bdi>{message}</bdi>
      </p>
      <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
