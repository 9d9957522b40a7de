import { type FactType, fieldsOf, isList, type ValueType } from '../business/fact-types.ts'
import { FACTS } from '../business/facts.ts'
import type { FactProblem } from '../business/read-fact.ts'
import { explainJson } from './explain-json.ts'

/** An example of each type of value, as it is written in JSON. */
const EXAMPLES: Record<ValueType, string> = {
  text: '"…"',
  url: '"https://…"',
  picture: '"https://…"',
  link: '"https://…"',
  yes_no: 'true or false',
  latitude: '39.8',
  longitude: '-89.64',
  rating: '4.9',
  count: '120',
  date: '"2026-12-24"',
  day: '"Mon"',
  opening_time: '"08:00"',
  closing_time: '"18:00"',
  time_zone: '"America/Chicago"',
  type_name: '"Plumber"',
}

const NO_DEFAULTS = 'nor the default claims are shown'

/**
 * Returns a message for the page author about a mistake in the business facts.
 * @param json the text that contains the mistake
 */
export function describeProblem(problem: FactProblem, json: string): string {
  switch (problem.kind) {
    case 'invalid-json':
      return `The JSON is not valid, so neither its facts ${NO_DEFAULTS}. ${explainJson(json.trim())}`
    case 'no-object':
      return `The JSON is not an object, so neither its facts ${NO_DEFAULTS}. Write { "headline": "…" }.`
    case 'unknown-fact':
      return (
        `"${problem.name}" is not a business fact, so neither it ${NO_DEFAULTS}. Use one of: ` +
        `${Object.keys(FACTS).join(', ')}.`
      )
    case 'unknown-field':
      return (
        `${problem.path} has no field "${problem.name}", so neither the hours ${NO_DEFAULTS}. Use ` +
        `${problem.fields.join(', ')}.`
      )
    case 'format': {
      const lost = problem.path.startsWith('"hours"') ? 'the hours' : 'it'
      return (
        `${problem.path} has the wrong format, so neither ${lost} ${NO_DEFAULTS}. Write it as ` +
        `${describeType(problem.type)}.`
      )
    }
  }
}

/** Returns a type as JSON, such as `[{ "title": "…", "text": "…" }, …]`. */
export function describeType(type: FactType): string {
  if (typeof type === 'string') return EXAMPLES[type]
  if (isList(type)) return `[${describeType(type[0])}, …]`
  const fields = fieldsOf(type).map(({ name, type }) => `"${name}": ${describeType(type)}`)
  return `{ ${fields.join(', ')} }`
}
