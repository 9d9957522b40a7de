import spinner from './spinner.css?inline'
import { withStyles } from './with-styles.tsx'

interface SpinnerProps {
  /** The visible text, which screen readers announce. */
  label: string
}

/** A loading indicator with a label. */
export const Spinner = withStyles([spinner], ({ label }: SpinnerProps) => (
  <div className="spinner" role="status">
    <span className="spinner-ring" aria-hidden="true" />
    <bdi key={label}>{label}</bdi>
  </div>
))
