import type { WidgetProps } from '@rjsf/utils'
import { completeAddress, dialedNumber } from '../state/contact.ts'
import { descriptionOf } from './field-ids.ts'
import { PictureWidget } from './picture-widget.tsx'

function descriptionFor({ id, schema, rawErrors }: WidgetProps) {
  return descriptionOf(id, Boolean(schema.description), Boolean(rawErrors?.length))
}

function TextWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, options, schema } = props
  const isNumber = schema.type === 'number'
  return (
    <input
      id={id}
      type={String(options['inputType'] ?? 'text')}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete={String(options['autocomplete'] ?? 'off')}
      value={value ?? ''}
      onChange={({ target }) => onChange(readInput(target.value, isNumber))}
      onBlur={({ target }) => onBlur(id, target.value)}
      {...descriptionFor(props)}
    />
  )
}

/** Returns undefined for an empty field. Keeps text that is not a number, so that the form can show the problem. */
function readInput(text: string, isNumber: boolean): string | number | undefined {
  if (text === '') return undefined
  return isNumber && String(Number(text)) === text ? Number(text) : text
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

/** A web address. Completes it with `https://` when the owner leaves the field. */
function AddressWidget(props: WidgetProps) {
  const { onChange, onBlur } = props
  const complete = (id: string, text: string) => {
    const completed = completeAddress(text)
    if (completed !== text) onChange(completed)
    onBlur(id, completed)
  }
  return <TextWidget {...props} onBlur={complete} />
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
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
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
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {/* Browsers that hide the visitor's time zone report UTC. */}
      {!value && own !== 'UTC' && (
        <button type="button" className="button quiet small" onClick={() => onChange(own)}>
          Use {own}
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
  address: AddressWidget,
  phone: PhoneWidget,
}
