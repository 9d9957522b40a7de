import { fieldText } from '../form/field-texts.ts'
import type { Problem, StepId } from '../state/problems.ts'
import { STEP_NAMES } from '../step-list.tsx'

interface Props {
  problems: readonly Problem[]
  goTo: (step: StepId, field?: string) => void
}

const OTHER_FIELDS: Readonly<Record<string, string>> = {
  trade: 'Trade',
  quotes: 'Quote requests',
  siteUrl: 'Address of your website',
}

/** The problems that the owner must fix before publishing, with links to their fields. */
export function ProblemList({ problems, goTo }: Props) {
  if (problems.length === 0) return null
  return (
    <section className="problem-list" aria-labelledby="problem-title">
      <h3 id="problem-title">
        {problems.length === 1 ? 'One thing is left' : `${problems.length} things are left`}
      </h3>
      <ul>
        {problems.map(({ step, path, label, message }) => (
          <li key={path.join('.') + message}>
            <button type="button" className="link" onClick={() => goTo(step, idOf(step, path))}>
              {STEP_NAMES[step]}: {label ?? labelOf(path)}
            </button>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function labelOf(path: Problem['path']): string {
  const other = OTHER_FIELDS[path.join('.')]
  if (other && !(path.length === 1 && path[0] === 'trade' && path.length > 1)) return other
  const [fact = '', ...parts] = path
  const names = parts.filter((part) => typeof part === 'string')
  return fieldText([fact, ...names].join('.')).label
}

function idOf(step: StepId, path: Problem['path']): string {
  const id = path.join('_')
  return step === 'facts' && id !== 'quotes' ? `fact_${id}` : id
}
