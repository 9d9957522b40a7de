import { useRef } from 'react'
import { CallLink } from './call-link.tsx'
import { useFocusHandoff } from './focus.ts'
import { useKnownPhone } from './known-phone-context.ts'

interface FailureProps {
  /** The error message for the visitor. */
  message: string
  /** Called when the visitor clicks "Try again". */
  onRetry: () => void
}

/** An error message with a "Try again" button and, if the phone number of the business is known, a link to call it. */
export function Failure({ message, onRetry }: FailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusHandoff(notice)
  const phone = useKnownPhone()
  return (
    <div ref={notice} className="notice" part="notice" data-tone="bad" role="alert">
      <p>
        <bdi key={message}>{message}</bdi>
      </p>
      <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
        Try again
      </button>
      <CallLink phone={phone} data-kind="quiet" />
    </div>
  )
}
