import { useKnownPhone } from './element-context.tsx'
import { lazyPart } from './lazy-part.tsx'
import { Problem } from './problem.tsx'

/** The link to call the business. */
const CallLink = lazyPart(async () => (await import('./call-link.tsx')).CallLink, null)

interface FailureProps {
  /** The error message for the visitor. */
  message: string
  /** Called when the visitor clicks "Try again". */
  onRetry: () => void
}

/** An error message with a "Try again" button and, if the phone number is known, a link to call it. */
export function Failure({ message, onRetry }: FailureProps) {
  const phone = useKnownPhone()
  return (
    <Problem message={message} onRetry={onRetry}>
      {phone && <CallLink phone={phone} data-kind="quiet" />}
    </Problem>
  )
}
