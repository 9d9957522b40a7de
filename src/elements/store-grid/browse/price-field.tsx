import { useId, useState } from 'react'
import { parseAmount } from '../../../catalog/parse-amount.ts'
import { browseTexts } from '../../../texts/en/browse.ts'
import { useTexts } from '../../../ui/element-context.tsx'

interface PriceFieldProps {
  /** The field's name for screen readers. */
  label: string
  /** The placeholder text in the empty field. */
  hint: string
  /** The price in major units; null if the field is empty. */
  value: number | null
  /** Called with the new price at each keystroke; null if the text is not a price. */
  onChange: (value: number | null) => void
}

/**
 * A text field for a price. It is not a number field, because number fields reject a decimal comma and change
 * their value when the visitor scrolls.
 */
export function PriceField({ label, hint, value, onChange }: PriceFieldProps) {
  const translate = useTexts(browseTexts)
  const [text, setText] = useState(() => textOf(value))
  // If the URL contains a different price than the text, shows the price from the URL.
  const shown = parseAmount(text) === value ? text : textOf(value)
  // Waits until the visitor has finished typing, because `CHF` alone is no amount.
  const [isFinished, setIsFinished] = useState(false)
  const isInvalid = isFinished && shown.trim() !== '' && value === null
  const problemId = useId()
  return (
    <>
      <input
        className="field-input"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? problemId : undefined}
        placeholder={hint}
        value={shown}
        enterKeyHint="done"
        onBlur={() => setIsFinished(true)}
        onKeyDown={({ key }) => key === 'Enter' && setIsFinished(true)}
        onChange={({ target }) => {
          setIsFinished(false)
          setText(target.value)
          onChange(parseAmount(target.value))
        }}
      />
      {isInvalid && (
        <p id={problemId} className="field-problem">
          {translate('price_invalid')}
        </p>
      )}
    </>
  )
}

function textOf(value: number | null): string {
  return value === null ? '' : `${value}`
}
