import { useId } from 'react'
import { productTexts } from '../../texts/en/product.ts'
import { useTexts } from '../../ui/element-context.tsx'
import field from '../../ui/field.css?inline'
import { insertElements } from '../../ui/insert-elements.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import type { CustomFields } from './use-custom-fields.ts'

interface CustomFieldInputsProps {
  /** The product's custom fields and what the visitor entered in them. */
  custom: CustomFields
  /** The message for a required field that is empty. */
  problem: 'field_missing' | 'field_missing_booking' | 'field_missing_donation'
}

/** The maximum number of characters in a custom field. */
const MAX_LENGTH = 500

/** A text field for each custom field of the product. Shows nothing if there are none. */
export const CustomFieldInputs = withStyles([field], Inputs)

function Inputs({ custom, problem }: CustomFieldInputsProps) {
  const id = useId()
  const text = useTexts(productTexts)
  return custom.fields.map((field) => {
    const inputId = `${id}-${field.id}`
    const title = <bdi>{field.title}</bdi>
    const isMissing = custom.isMissing(field)
    return (
      <div key={field.id} className="field">
        <label className="field-label" htmlFor={inputId}>
          {field.is_required
            ? title
            : insertElements(text('field_optional', { field: '{field}' }), { field: title })}
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
            <bdi>{text(problem, { field: field.title })}</bdi>
          </p>
        )}
      </div>
    )
  })
}
