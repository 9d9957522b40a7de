import { VALUE_TYPES } from '../../business/value-types.ts'
import type { SnippetChoices } from './choices.ts'
import { capitalize, elementLabel } from './element-labels.ts'
import { type AttributeDefinition, ownAttributesOf } from './elements.ts'
import { pageFields } from './placeholders.ts'

/** Returns a message for each attribute of the chosen elements whose value the element would reject. */
export function attributeProblems(choices: SnippetChoices): string[] {
  const own = choices.elements.flatMap((name) =>
    ownAttributesOf(name).map(([attribute, definition]) => ({
      label: `${capitalize(attribute)} (${elementLabel(name)})`,
      text: choices.attributes[`${name}.${attribute}`] ?? '',
      definition,
    })),
  )
  const pages = pageFields(choices).map(({ label, key }) => ({
    label,
    text: choices[key],
    definition: { type: 'address', about: '' } as const,
  }))
  return [...pages, ...own].flatMap(({ label, text, definition }) => {
    const form = text.trim() && problemWith(definition, text.trim())
    return form ? [`${label}: write ${form}, not “${text.trim()}”.`] : []
  })
}

/** Returns the form that an attribute's value must have, or undefined if the element accepts the value. */
function problemWith(
  { type, values = [], schemes = [], mustContain = '' }: AttributeDefinition,
  text: string,
): string | undefined {
  if (type === 'choice' && !values.includes(text)) return `one of ${values.join(', ')}`
  if (type === 'count' && !/^[1-9]\d*$/.test(text)) return 'a whole number of at least 1'
  if (type !== 'address') return undefined
  if (VALUE_TYPES.url(text) === undefined && !schemes.some((scheme) => text.startsWith(scheme))) {
    const forms = ['https://…', '/page', ...schemes.map((scheme) => `${scheme}…`)]
    return `an address such as ${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}`
  }
  return text.includes(mustContain) ? undefined : `an address that contains ${mustContain}`
}
