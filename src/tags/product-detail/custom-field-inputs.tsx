import { useId } from 'react'
import type { CustomFields } from './use-custom-fields.ts'

interface CustomFieldInputsProps {
  /** The fields and the visitor's texts. */
  custom: CustomFields
  /** What the visitor needs the fields for, to complete "Enter … to …". */
  purpose: string
}

/** Longer texts are cut off. */
const MAX_LENGTH = 500

/** A text field for each custom field of the product. Shows nothing if there are none. */
export function CustomFieldInputs({ custom, purpose }: CustomFieldInputsProps) {
  const id = useId()
  return custom.fields.map((field) => {
    const inputId = `${id}-${field.id}`
    const isMissing = custom.isMissing(field)
    return (
      <div key={field.id} className="field">
        <label className="field-label" htmlFor={inputId}>
          <bdi>{field.title}</bdi>
          {!field.is_required && ' (optional)'}
        </label>
        <input
          ref={(input) => custom.registerInput(field, input)}
          id={inputId}
          className="field-input"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          aria-required={field.is_required}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${inputId}-problem` : undefined}
          value={custom.textIn(field)}
          onChange={({ target }) => custom.setText(field, target.value)}
        />
        {isMissing && (
          <p id={`${inputId}-problem`} className="field-problem" role="alert">
            <bdi>{`Enter “${field.title}” to ${purpose}.`}</bdi>
          </p>
        )}
      </div>
    )
  })
}
