import { fieldText } from '../form/field-texts.ts'
import type { SnippetChoices } from './choices.ts'
import type { ElementName } from './elements.ts'

/** A control, such as “View Coverage”, that the page leaves out until the owner fills in a field. */
interface PlaceholderControl {
  label: string
  elements: readonly ElementName[]
  /** The label of the field in the form. */
  field: string
  isSet: (choices: SnippetChoices) => boolean
}

const CONTROLS: readonly PlaceholderControl[] = [
  aFactControl('“Book Now”', ['electrician-site'], 'links.booking'),
  aFactControl('“Schedule a Consultation”', ['electrician-site', 'about-owner'], 'links.booking'),
  aFactControl('“View Coverage”', ['electrician-site', 'contact-info'], 'links.coverage'),
  aFactControl('“Hours”', ['electrician-site', 'contact-info'], 'hours.week', 'hours'),
  {
    label: '“Request a Quote”',
    elements: ['electrician-site', 'quote-form'],
    field: 'Quote requests',
    isSet: ({ attributes }) => Boolean(attributes['quote-form.endpoint']?.trim()),
  },
]

/** Returns a control that works as soon as a fact such as `links.booking` is set. */
function aFactControl(
  label: string,
  elements: readonly ElementName[],
  fact: string,
  field = fact,
): PlaceholderControl {
  const [group = '', part = ''] = fact.split('.')
  const isSet = ({ facts }: SnippetChoices) => Boolean(Object(facts[group])[part])
  return { label, elements, field: fieldText(field).label, isSet }
}

/** Returns each control that the page leaves out, with the field that makes the control work. */
export function placeholderControls(choices: SnippetChoices): string[] {
  return CONTROLS.filter(
    ({ elements, isSet }) => !isSet(choices) && elements.some((name) => choices.elements.includes(name)),
  ).map(({ label, field }) => `${label} (“${field}”)`)
}
