// The package’s main module also imports a validator, which is not installed.
import Form from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema, ValidatorType } from '@rjsf/utils'
import { useMemo } from 'react'
import type { Facts } from '../state/builder-state.ts'
import type { Problem } from '../state/problems.ts'
import { formControls, formSchema } from './form-schema.ts'
import { templates } from './templates.tsx'
import { WeekField } from './week-field.tsx'
import { widgets } from './widgets.tsx'

/** Accepts all values, because `problems.ts` validates the facts with the same parsers as the elements. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

interface Props {
  /** The names of the facts that the form edits. */
  names: readonly string[]
  facts: Facts
  /** Whether the chosen trade determines the kind of business, so that the form does not ask for it. */
  isTradeKnown?: boolean
  /** The problems to show next to their fields. */
  problems: readonly Problem[]
  /** Receives the facts after a change, and the ID of the changed field. */
  onChange: (facts: Facts, field: string) => void
  /** Called when the visitor leaves a field. */
  onLeave: (field: string) => void
}

/** The form fields of some facts, generated from the JSON Schema. */
export function FactsForm({ names, facts, isTradeKnown = false, problems, onChange, onLeave }: Props) {
  const key = names.join()
  const [schema, uiSchema] = useMemo(() => {
    const list = key.split(',')
    return [
      formSchema(list),
      { ...formControls(list, isTradeKnown), 'ui:submitButtonOptions': { norender: true } },
    ]
  }, [key, isTradeKnown])
  const formData = Object.fromEntries(names.map((name) => [name, facts[name]]))
  return (
    <Form
      tagName="div"
      idPrefix="fact"
      schema={schema}
      uiSchema={uiSchema}
      formData={formData}
      validator={validator}
      noHtml5Validate
      showErrorList={false}
      extraErrors={errorSchemaOf(problems)}
      templates={templates}
      widgets={widgets}
      fields={{ week: WeekField }}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: 'never' },
        emptyObjectFields: 'skipDefaults',
      }}
      onChange={({ formData: changed }, id) => onChange(merged(facts, names, changed as Facts), id ?? '')}
      onBlur={(id) => onLeave(id)}
    />
  )
}

function merged(facts: Facts, names: readonly string[], changed: Facts): Facts {
  const kept = Object.entries(facts).filter(([name]) => !names.includes(name))
  const given = names.map((name) => [name, changed[name]] as const).filter(([, value]) => value !== undefined)
  return Object.fromEntries([...kept, ...given])
}

function errorSchemaOf(problems: readonly Problem[]): ErrorSchema {
  const errors: ErrorSchema = {}
  for (const { path, message } of problems) {
    let place = errors
    for (const part of path) {
      const next = (place[part] as ErrorSchema | undefined) ?? ({} as ErrorSchema)
      place[part] = next
      place = next
    }
    place.__errors = [...(place.__errors ?? []), message]
  }
  return errors
}
