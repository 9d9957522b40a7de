interface SpinnerProps {
  /** What is being waited for; read aloud, and shown beside the ring. */
  label: string
}

/** Something is on its way. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <bdi>{label}</bdi>
    </div>
  )
}
