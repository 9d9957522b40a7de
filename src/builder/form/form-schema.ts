import { schema } from 'virtual:business-schema'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { fieldText } from './field-texts.ts'

type Properties = Record<string, RJSFSchema>

const { $schema: _, ...FACT_SCHEMAS } = schema.properties as Properties

/** The names of all facts in the schema. */
export const FACT_NAMES = Object.keys(FACT_SCHEMAS)

const LONG_TEXTS =
  /^(bio|blurb|description|rates\.text|services\.description|testimonials\.quote|unavailable_text)$/
const PICTURES = /^(logo|owner_photo|hero_photo|work\.(picture|before))$/

/** Returns the schema of a form for some of the facts, with labels in plain words. */
export function formSchema(names: readonly string[]): RJSFSchema {
  const properties = Object.fromEntries(
    names.map((name) => [name, labeled(FACT_SCHEMAS[name] as RJSFSchema, name)]),
  )
  return { type: 'object', properties }
}

/** Omits the rules for values from the schema, because `problems.ts` validates them. */
function labeled(part: RJSFSchema, name: string): RJSFSchema {
  const { label, help } = fieldText(name, part.description)
  const text: RJSFSchema = { title: label, ...(help && { description: help }) }
  const type = Array.isArray(part.type) ? part.type.find((entry) => entry !== 'null') : part.type
  if (type === 'array') return { ...text, type, items: labeled(part.items as RJSFSchema, name) }
  // The controls of numbers also accept a decimal comma.
  const isText = type !== 'boolean'
  if (type !== 'object')
    return { ...text, type: isText ? 'string' : type, ...(part.enum && { enum: part.enum }) }
  const fields = Object.entries((part.properties ?? {}) as Properties)
  const properties = fields.map(([field, value]) => [field, labeled(value, `${name}.${field}`)])
  return { ...text, type, required: part.required ?? [], properties: Object.fromEntries(properties) }
}

/** Returns the control for each field. */
export function formControls(names: readonly string[], isTradeKnown: boolean): UiSchema {
  const entries = names.map((name) => [name, controls(FACT_SCHEMAS[name] as RJSFSchema, name)] as const)
  const all = Object.fromEntries(entries)
  return isTradeKnown && all['trade']
    ? { ...all, trade: { ...all['trade'], type: { 'ui:widget': 'hidden' } } }
    : all
}

function controls(part: RJSFSchema, name: string): UiSchema {
  if (name === 'hours.week') return { 'ui:field': 'week' }
  if (name === 'hours') {
    const fields = Object.keys(part.properties ?? {})
    return {
      ...fieldControls(part, name),
      'ui:order': ['week', ...fields.filter((field) => field !== 'week')],
    }
  }
  if (name === 'trade.type') return { 'ui:widget': 'businessType' }
  if (PICTURES.test(name)) return { 'ui:widget': 'picture' }
  if (name === 'time_zone') return { 'ui:widget': 'timeZone' }
  if (name === 'address.country') return { 'ui:widget': 'country' }
  if (part.type === 'number') return { 'ui:widget': 'number' }
  if (part.type === 'integer') return { 'ui:widget': 'wholeNumber' }
  if (name === 'phone')
    return { 'ui:widget': 'phone', 'ui:options': { inputType: 'tel', autocomplete: 'tel' } }
  if (name === 'links.sms') return { 'ui:options': { inputType: 'tel' } }
  if (name === 'email') return { 'ui:options': { inputMode: 'email', autocomplete: 'email' } }
  if (part.type === 'array')
    return {
      items: controls(part.items as RJSFSchema, name),
      'ui:options': { addable: true, orderable: true },
    }
  if (part.type === 'object') return fieldControls(part, name)
  if (/(^|\.)(date|from|until)$/.test(name)) return { 'ui:options': { inputType: 'date' } }
  if (/\.(opens|closes)$/.test(name)) return { 'ui:options': { inputType: 'time' } }
  return LONG_TEXTS.test(name) ? { 'ui:widget': 'textarea' } : {}
}

function fieldControls(part: RJSFSchema, name: string): UiSchema {
  const fields = Object.entries((part.properties ?? {}) as Properties)
  return Object.fromEntries(fields.map(([field, value]) => [field, controls(value, `${name}.${field}`)]))
}
