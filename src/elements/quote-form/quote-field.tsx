import { type ReactNode, useId } from 'react'
import type { Quote, QuoteProblems } from '../../quote/quote.ts'
import { errorText } from '../../texts/error-text.ts'
import { useLocale } from '../../ui/element-context.tsx'

interface QuoteFieldProps {
  /** The type of form control. */
  as?: 'input' | 'select' | 'textarea'
  /** The field of the quote that this control edits. */
  name: Exclude<keyof Quote, 'emergency'>
  /** The visible label. */
  label: string
  /** The input's type. */
  type?: 'text' | 'tel' | 'email'
  /** The autofill hint for browsers. */
  autoComplete?: string
  /** Whether the field must be filled in. */
  required?: boolean
  /** The height of a `textarea` in rows. */
  rows?: number
  /** The options of a `select`. */
  children?: ReactNode
  /** Validation errors by field name. */
  problems: QuoteProblems
}

/** A labeled form field with its validation message. */
export function QuoteField({ as, name, label, problems, ...control }: QuoteFieldProps) {
  const id = useId()
  const locale = useLocale()
  const problem = problems[name] && errorText(problems[name], locale, '')
  // Typed as `input`, because all three elements accept these attributes.
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
        <p key={problem} id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
