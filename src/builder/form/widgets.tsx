import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { COUNTRIES, countryCode } from '../state/countries.ts'
import { readNumber, readWholeNumber } from '../state/read-number.ts'
import { OWN_TIME_ZONE, TIME_ZONES } from '../state/time-zones.ts'
import { dialedNumber } from '../state/typed-addresses.ts'
import { descriptionOf } from './field-ids.ts'
import { PictureWidget } from './picture-widget.tsx'

/** The types of schema.org for businesses whose trade the builder does not know. */
const BUSINESS_TYPES = [
  { value: 'GeneralContractor', label: 'General contractor' },
  { value: 'HomeAndConstructionBusiness', label: 'Another business for homes and buildings' },
  { value: 'MovingCompany', label: 'Moving company' },
  { value: 'AutoRepair', label: 'Car repair' },
  { value: 'ProfessionalService', label: 'Professional service' },
]

function descriptionFor({ id, schema, rawErrors }: WidgetProps) {
  return descriptionOf(id, Boolean(schema.description), Boolean(rawErrors?.length))
}

function TextWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, options } = props
  return (
    <input
      id={id}
      // Not `email`, with which browsers change the letters of a domain, such as “ß”.
      type={String(options['inputType'] ?? 'text')}
      inputMode={options['inputMode'] === 'email' ? 'email' : undefined}
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

interface SelectProps extends WidgetProps {
  choices: readonly { value: string; label: string }[]
  empty: string
}

/** A list of choices. A value that is none of them remains selectable. */
function SelectInput({ choices, empty, ...props }: SelectProps) {
  const { id, value, onChange, onBlur, options } = props
  return (
    <select
      id={id}
      value={value ?? ''}
      autoComplete={String(options['autocomplete'] ?? 'off')}
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={({ target }) => onBlur(id, target.value)}
      {...descriptionFor(props)}
    >
      <option value="">{empty}</option>
      {value && !choices.some((choice) => choice.value === value) && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

function CountryWidget(props: WidgetProps) {
  const value = countryCode(props.value ?? '') ?? props.value
  return <SelectInput {...props} value={value} choices={COUNTRIES} empty="Choose a country" />
}

const BusinessTypeWidget = (props: WidgetProps) => (
  <SelectInput {...props} choices={BUSINESS_TYPES} empty="None of these" />
)

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
  businessType: BusinessTypeWidget,
  phone: PhoneWidget,
}
