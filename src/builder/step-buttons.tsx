import { Icon } from './form/builder-icon.tsx'
import { STEPS, type StepId } from './state/problems.ts'
import { STEP_NAMES } from './step-list.tsx'

interface StepButtonsProps {
  step: StepId
  goTo: (step: StepId) => void
  isPreviewShown: boolean
  /** Shows or hides the preview on small screens. */
  onPreview: () => void
}

/** The buttons that lead to the previous and the next step, and to the preview. */
export function StepButtons({ step, goTo, isPreviewShown, onPreview }: StepButtonsProps) {
  const index = STEPS.indexOf(step)
  const [previous, next] = [STEPS[index - 1], STEPS[index + 1]]
  return (
    <nav className="step-buttons" aria-label="Previous and next step">
      {previous && (
        <button type="button" className="button quiet" onClick={() => goTo(previous)}>
          Back
        </button>
      )}
      <button
        type="button"
        className="button quiet preview-toggle"
        aria-pressed={isPreviewShown}
        onClick={onPreview}
      >
        <Icon name="eye" /> Preview
      </button>
      {next && (
        <button type="button" className="button primary" onClick={() => goTo(next)}>
          <span>
            Next<span className="next-name">: {STEP_NAMES[next]}</span>
          </span>
        </button>
      )}
    </nav>
  )
}
