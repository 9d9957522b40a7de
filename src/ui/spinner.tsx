interface SpinnerProps {
  /** The visible text, which screen readers announce. */
  label: string
}

/** A loading indicator with a label. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <bdi key={label}>{label}</bdi>
    </div>
  )
}
