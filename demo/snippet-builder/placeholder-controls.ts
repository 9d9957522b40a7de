import type { ElementName, SnippetChoices } from './choices.ts'

/** A control that only shows a toast until the owner sets one of its settings. */
interface PlaceholderControl {
  label: string
  /** The elements that contain the control, with the attribute that makes it work; empty if it has none. */
  attributes: Partial<Record<ElementName, string>>
  /** The business fact that makes it work. */
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

/** Returns the labels of the controls in the chosen elements that only show a toast, with the settings that they need. */
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
