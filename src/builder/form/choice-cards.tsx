import type { ReactNode } from 'react'

interface Props<Value extends string> {
  legend: string
  name: string
  value: string
  options: readonly { value: Value; label: string; about?: string; picture?: ReactNode }[]
  onChange: (value: Value) => void
  /** Whether the legend is only for screen readers. */
  hasHiddenLegend?: boolean
}

/** A choice between options that are shown as cards. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  hasHiddenLegend,
}: Props<Value>) {
  return (
    <fieldset className="choice-cards">
      <legend className={hasHiddenLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-card">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
          <span className="choice-text">
            <b>{option.label}</b>
            {option.about && <span>{option.about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
