interface FailureProps {
  message: string
  onRetry: () => void
}

/** A call went wrong: what happened, and a way to try again. */
export function Failure({ message, onRetry }: FailureProps) {
  return (
    <div className="notice" part="notice" data-tone="bad" role="alert">
      <p>{message}</p>
      <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
