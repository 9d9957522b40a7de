import { type ReactNode, useId } from 'react'
import { descriptionOf, fieldIds } from './field-ids.ts'

interface Props {
  label: string
  help?: ReactNode
  error?: string
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
  type?: 'text' | 'url' | 'email' | 'decimal' | 'numeric'
  placeholder?: string
  /** The ID of the control. */
  id?: string
  /** The options, if the field is a `<select>`. */
  options?: readonly { value: string; label: string; lang?: string }[]
  /** The number of lines, if the field is a `<textarea>`. */
  rows?: number
  /** Texts that a text field suggests. */
  suggestions?: readonly string[]
  /** Text between the control and its help. */
  children?: ReactNode
}

/** A text field or a `<select>` with its label, help and error. */
export function Field(props: Props) {
  const { label, help, error, id, children } = props
  const ownId = useId()
  const control = id ?? ownId
  const { helpId, errorId } = fieldIds(control)
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label htmlFor={control}>{label}</label>
      <Control {...props} id={control} />
      {children}
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

function Control(props: Props & { id: string }) {
  const { id, help, error, value, onChange, onLeave, type = 'text', placeholder, options, rows } = props
  const common = {
    id,
    value,
    onBlur: onLeave,
    ...descriptionOf(id, Boolean(help), Boolean(error)),
  }
  if (options)
    return (
      <select {...common} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    )
  if (rows) return <textarea {...common} rows={rows} onChange={({ target }) => onChange(target.value)} />
  const { suggestions = [] } = props
  const list = suggestions.length > 0 ? `${id}-suggestions` : undefined
  return (
    <>
      <input
        {...common}
        type="text"
        inputMode={type}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        list={list}
        onChange={({ target }) => onChange(target.value)}
      />
      {list && (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  )
}
