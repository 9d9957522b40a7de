import { useId } from 'react'
import field from '../../ui/field.css?inline'
import { withStyles } from '../../ui/with-styles.tsx'
import type { CustomFields } from './use-custom-fields.ts'

interface CustomFieldInputsProps {
  /** The product's custom fields and what the visitor entered in them. */
  custom: CustomFields
  /** What the visitor can do after filling in the fields. Completes the message "Enter … to …". */
  purpose: string
}

/** The maximum number of characters in a custom field. */
const MAX_LENGTH = 500

/** A text field for each custom field of the product. Shows nothing if there are none. */
export const CustomFieldInputs = withStyles([field], Inputs)

function Inputs({ custom, purpose }: CustomFieldInputsProps) {
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
