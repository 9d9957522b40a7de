import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { dialedNumber } from '../state/contact.ts'
import { COUNTRIES, countryCode } from '../state/countries.ts'
import { readNumber, readWholeNumber } from '../state/read-number.ts'
import { OWN_TIME_ZONE, TIME_ZONES } from '../state/time-zones.ts'
import { descriptionOf } from './field-ids.ts'
import { PictureWidget } from './picture-widget.tsx'

function descriptionFor({ id, schema, rawErrors }: WidgetProps) {
  return descriptionOf(id, Boolean(schema.description), Boolean(rawErrors?.length))
}

function TextWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, options } = props
  return (
    <input
      id={id}
      type={String(options['inputType'] ?? 'text')}
      autoComplete={String(options['autocomplete'] ?? 'off')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={({ target }) => onBlur(id, target.value)}
      {...descriptionFor(props)}
    />
  )
}

interface NumberProps extends WidgetProps {
  read: (text: string) => number | undefined
}

/** A number. Passes on text that is not a number, so that the form can show the problem. */
function NumberInput({ read, ...props }: NumberProps) {
  const { id, value, onChange, onBlur } = props
  // Keeps the text while the owner types, because “4,” and “4.0” are not numbers or have another spelling.
  const [typed, setTyped] = useState<string>()
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(read(target.value) ?? (target.value || undefined))
      }}
      onBlur={({ target }) => {
        setTyped(undefined)
        onBlur(id, target.value)
      }}
      {...descriptionFor(props)}
    />
  )
}

const NumberWidget = (props: WidgetProps) => <NumberInput {...props} read={readNumber} />
const WholeNumberWidget = (props: WidgetProps) => <NumberInput {...props} read={readWholeNumber} />

function CountryWidget(props: WidgetProps) {
  const { id, value = '', onChange, onBlur } = props
  const code = countryCode(value) ?? value
  return (
    <select
      id={id}
      value={code}
      autoComplete="country"
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={({ target }) => onBlur(id, target.value)}
      {...descriptionFor(props)}
    >
      <option value="">Choose a country</option>
      {value && !countryCode(value) && <option value={value}>{value}</option>}
      {COUNTRIES.map((country) => (
        <option key={country.value} value={country.value}>
          {country.label}
        </option>
      ))}
    </select>
  )
}

function TextareaWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props
  return (
    <textarea
      id={id}
      rows={3}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={({ target }) => onBlur(id, target.value)}
      {...descriptionFor(props)}
    />
  )
}

/** A phone number with the number that phones dial. */
function PhoneWidget(props: WidgetProps) {
  const dialed = dialedNumber(String(props.value ?? ''))
  return (
    <>
      <TextWidget {...props} />
      {dialed && (
        <output className="help" htmlFor={props.id}>
          Phones will dial {dialed}.
        </output>
      )}
    </>
  )
}

function CheckboxWidget(props: WidgetProps) {
  const { id, value, onChange, label } = props
  return (
    <label className="check">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        {...descriptionFor(props)}
      />
      <span>{label}</span>
    </label>
  )
}

function TimeZoneWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props
  return (
    <>
      <input
        id={id}
        list={`${id}-zones`}
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
        onBlur={({ target }) => onBlur(id, target.value)}
        {...descriptionFor(props)}
      />
      <datalist id={`${id}-zones`}>
        {TIME_ZONES.map(({ zone, city }) => (
          <option key={zone} value={zone}>
            {city}
          </option>
        ))}
      </datalist>
      {!value && OWN_TIME_ZONE !== 'UTC' && (
        <button type="button" className="button quiet small" onClick={() => onChange(OWN_TIME_ZONE)}>
          Use {OWN_TIME_ZONE}
        </button>
      )}
    </>
  )
}

export const widgets = {
  TextWidget,
  TextareaWidget,
  CheckboxWidget,
  picture: PictureWidget,
  timeZone: TimeZoneWidget,
  number: NumberWidget,
  wholeNumber: WholeNumberWidget,
  country: CountryWidget,
  phone: PhoneWidget,
}
