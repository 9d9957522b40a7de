import type { WidgetProps } from '@rjsf/utils'
import { PictureField } from './picture-field.tsx'

/** The picture of a fact. */
export function PictureWidget({ id, value, onChange, onBlur, label, schema, rawErrors }: WidgetProps) {
  return (
    <PictureField
      id={id}
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={(changed) => onChange(changed || undefined)}
      onLeave={(text) => onBlur(id, text)}
      hasHelp={Boolean(schema.description)}
      hasError={Boolean(rawErrors?.length)}
    />
  )
}
