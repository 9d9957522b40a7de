import type { ElementName, SnippetChoices } from './choices.ts'

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
export function placeholderControls({ elements, attributes, facts }: SnippetChoices): string[] {
  const isSet = (text: string | undefined) => Boolean(text?.trim())
  return CONTROLS.flatMap(({ label, attributes: settings, fact = '' }) => {
    const missing = elements
      .filter((name) => name in settings && !isSet(attributes[`${name}.${settings[name]}`]))
      .map((name) => settings[name] || `${fact} in the business facts`)
    return missing.length === 0 || isSet(facts[fact])
      ? []
      : [`${label} (${[...new Set(missing)].join(', ')})`]
  })
}
