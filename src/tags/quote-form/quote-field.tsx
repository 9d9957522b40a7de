import { useId } from 'react'
import type { Quote, QuoteProblems } from '../../quote/quote.ts'

interface QuoteFieldProps {
  name: 'name' | 'phone' | 'email'
  label: string
  type: 'text' | 'tel' | 'email'
  autoComplete: string
  required?: boolean
  quote: Quote
  problems: QuoteProblems
  onChange: (part: Partial<Quote>) => void
}

/** One line of the form, with what is wrong with it beneath. */
export function QuoteField({ name, label, quote, problems, onChange, ...input }: QuoteFieldProps) {
  const id = useId()
  const problem = problems[name]
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field-input"
        name={name}
        value={quote[name]}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
