import { factDocs } from '../../src/business/fact-docs.ts'
import { type FactType, fieldsOf, isList, type ValueType } from '../../src/business/fact-types.ts'
import { FACTS } from '../../src/business/facts.ts'
import { CLOSING_TIME, OPENING_TIME } from '../../src/business/value-types.ts'
import { DAYS } from '../../src/business/week.ts'
import { typesWithin } from './business-types.ts'

const TEXT = { type: 'string', pattern: '\\S' }

/** The JSON Schema for each type of value that is not a list or an object. */
const VALUES: Record<ValueType, object> = {
  text: TEXT,
  url: { type: 'string', format: 'uri-reference' },
  picture: { type: 'string', format: 'uri-reference' },
  link: { type: 'string', format: 'uri-reference' },
  yes_no: { type: 'boolean' },
  latitude: { type: 'number', minimum: -90, maximum: 90 },
  longitude: { type: 'number', minimum: -180, maximum: 180 },
  rating: { type: 'number', minimum: 1, maximum: 5 },
  count: { type: 'integer', minimum: 1 },
  date: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$', examples: ['2026-12-24'] },
  day: { enum: DAYS },
  opening_time: { type: 'string', pattern: OPENING_TIME.source },
  closing_time: { type: 'string', pattern: CLOSING_TIME.source },
  time_zone: { type: 'string', examples: ['America/Chicago'] },
  // Editors suggest these examples. The pattern also allows types that `schema-dts` does not contain.
  type_name: { type: 'string', pattern: '^[A-Z]\\w+$', examples: typesWithin('LocalBusiness') },
}

/** Returns the JSON Schema of the business facts, which editors use for validation and completion. */
export function businessSchema(): object {
  const facts = Object.entries(FACTS).map(([name, { type }]) => {
    const { about, shownIn, example } = factDocs[name as keyof typeof factDocs]
    return [name, { description: `${about}. Shown in ${shownIn}.`, ...schemaOf(type), examples: [example] }]
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Business facts of electrician-elements',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(facts) },
    additionalProperties: false,
  }
}

function schemaOf(type: FactType): object {
  if (typeof type === 'string') return VALUES[type]
  if (isList(type)) return { type: 'array', minItems: 1, items: schemaOf(type[0]) }
  const fields = fieldsOf(type)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, type }) => [name, schemaOf(type)])),
    minProperties: 1,
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
  }
}
