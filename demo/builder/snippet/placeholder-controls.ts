import { problemWith } from './attribute-problems.ts'
import { acceptsFacts, attributesOf, type ElementName, type SnippetChoices } from './choices.ts'

/** A control, such as “Book Now”, that only shows a toast until the site owner sets an attribute or a business fact. */
interface PlaceholderControl {
  label: string
  /**
   * For each element that contains the control, the attribute that makes the control work, or an empty string if there
   * is none.
   */
  attributes: Partial<Record<ElementName, string>>
  /** The business fact that makes the control work. */
  fact?: string
}

const CONTROLS: readonly PlaceholderControl[] = [
  {
    label: '“Book Now”',
    attributes: { 'electrician-site': 'booking-url' },
    fact: 'links.booking',
  },
  {
    label: '“Schedule a Consultation”',
    attributes: { 'electrician-site': 'booking-url', 'about-owner': 'booking-url' },
    fact: 'links.booking',
  },
  {
    label: '“View Coverage”',
    attributes: { 'electrician-site': 'coverage-url', 'contact-info': 'coverage-url' },
    fact: 'links.coverage',
  },
  { label: '“Hours”', attributes: { 'electrician-site': '', 'contact-info': '' }, fact: 'hours.week' },
  {
    label: '“Request a Quote”',
    attributes: { 'electrician-site': 'quote-endpoint', 'quote-form': 'endpoint' },
  },
]

/** Returns the label of each control that still only shows a toast, with the settings that make the control work. */
export function placeholderControls(choices: SnippetChoices): string[] {
  const facts = acceptsFacts(choices) ? choices.facts : {}
  return CONTROLS.flatMap(({ label, attributes: settings, fact = '' }) => {
    const missing = choices.elements
      .filter((name) => name in settings && !hasValidAttribute(choices, name, settings[name]))
      .map((name) => settings[name] || `${fact} in the business facts`)
    const [group = '', part = ''] = fact.split('.')
    const isSet = Boolean(Object(facts[group])[part])
    return missing.length === 0 || isSet ? [] : [`${label} (${[...new Set(missing)].join(', ')})`]
  })
}

function hasValidAttribute({ attributes }: SnippetChoices, name: ElementName, attribute = ''): boolean {
  const text = attributes[`${name}.${attribute}`]?.trim()
  const definition = attributesOf(name)[attribute]
  return Boolean(text && definition && !problemWith(definition, text))
}
