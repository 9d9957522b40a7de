import { type ReactNode, useId } from 'react'
import type { Quote, QuoteProblems } from '../../quote/quote.ts'

interface QuoteFieldProps {
  /** The element that the visitor fills in. */
  as?: 'input' | 'select' | 'textarea'
  name: Exclude<keyof Quote, 'emergency'>
  label: string
  type?: 'text' | 'tel' | 'email'
  autoComplete?: string
  required?: boolean
  rows?: number
  /** The options of a `select`. */
  children?: ReactNode
  problems: QuoteProblems
}

/** One line of the form, with what is wrong with it beneath. */
export function QuoteField({ as, name, label, problems, ...control }: QuoteFieldProps) {
  const id = useId()
  const problem = problems[name]
  // All three take the same attributes.
  const Control = (as ?? 'input') as 'input'
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <Control
        {...control}
        id={id}
        className="field-input"
        name={name}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
