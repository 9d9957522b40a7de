import { type ReactNode, useId } from 'react'
import { descriptionOf, fieldIds } from './field-ids.ts'

interface Props {
  label: string
  help?: ReactNode
  error?: string
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
  type?: 'text' | 'url' | 'email'
  placeholder?: string
  /** The ID of the control. */
  id?: string
  /** The options, if the field is a `<select>`. */
  options?: readonly { value: string; label: string; lang?: string }[]
}

/** A text field or a `<select>` with its label, help and error. */
export function Field({
  label,
  help,
  error,
  value,
  onChange,
  onLeave,
  type = 'text',
  placeholder,
  id,
  options,
}: Props) {
  const ownId = useId()
  const control = id ?? ownId
  const { helpId, errorId } = fieldIds(control)
  const description = descriptionOf(control, Boolean(help), Boolean(error))
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label htmlFor={control}>{label}</label>
      {options ? (
        <select id={control} value={value} onChange={({ target }) => onChange(target.value)} {...description}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={control}
          type="text"
          inputMode={type}
          value={value}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
          {...description}
        />
      )}
      {help && (
        <p className="help" id={helpId}>
          {help}
        </p>
      )}
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
