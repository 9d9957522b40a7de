import { useState } from 'react'
import { parsePrice } from './filters-url.ts'

interface PriceFieldProps {
  /** The name of the field for screen readers. */
  label: string
  /** The text in the empty field. */
  hint: string
  /** The price in major units; null if the field is empty. */
  value: number | null
  /** Called with the new price at each keystroke; null if the text is not a price. */
  onChange: (value: number | null) => void
}

/** A text field for a price, because number fields reject a decimal comma and change their value when scrolled. */
export function PriceField({ label, hint, value, onChange }: PriceFieldProps) {
  const [text, setText] = useState(() => textOf(value))
  // Shows the price in the URL if it is not the one that the visitor typed.
  const shown = parsePrice(text) === value ? text : textOf(value)
  return (
    <input
      className="field-input"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={shown.trim() !== '' && value === null}
      placeholder={hint}
      value={shown}
      onChange={({ target }) => {
        setText(target.value)
        onChange(parsePrice(target.value))
      }}
    />
  )
}

function textOf(value: number | null): string {
  return value === null ? '' : `${value}`
}
