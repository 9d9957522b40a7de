import { Icon } from './form/builder-icon.tsx'
import { type Problem, STEPS, type StepId } from './state/problems.ts'

export const STEP_NAMES: Record<StepId, string> = {
  trade: 'Language and trade',
  facts: 'Business facts',
  store: 'Store',
  look: 'Look',
  money: 'Prices',
  publish: 'Publish',
}

interface Props {
  current: StepId
  /** The steps that the owner has visited and left. */
  visited: ReadonlySet<StepId>
  problems: readonly Problem[]
  onSelect: (step: StepId) => void
}

/** The list of steps. Visited steps show whether they have problems. */
export function StepList({ current, visited, problems, onSelect }: Props) {
  return (
    <nav className="step-list" aria-label="Steps">
      <ol>
        {STEPS.map((step, index) => {
          const count = visited.has(step) ? problems.filter((problem) => problem.step === step).length : 0
          const isDone = visited.has(step) && count === 0
          return (
            <li key={step} data-state={count > 0 ? 'problem' : isDone ? 'done' : undefined}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onSelect(step)}
              >
                <span className="node" aria-hidden="true">
                  {isDone ? <Icon name="check" /> : index + 1}
                  {count > 0 && <span className="badge">!</span>}
                </span>
                <span className="name">{STEP_NAMES[step]}</span>
                {count > 0 && (
                  <span className="visually-hidden">
                    {' '}
                    ({count === 1 ? '1 problem' : `${count} problems`})
                  </span>
                )}
                {isDone && <span className="visually-hidden">, done</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
