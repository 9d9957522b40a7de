import { hasFacts, readsFacts } from './addresses.ts'
import type { SnippetChoices } from './choices.ts'
import type { ElementName } from './elements.ts'
import { type Attributes, element } from './markup.ts'

export const WEBSITE: ElementName = 'electrician-site'

/** The attributes of the `<script>` element with the business facts that apply to all elements on the page. */
const PAGE_FACTS: Attributes = { type: 'application/json', 'data-electrician-business': true }

/**
 * Returns the `<script>` element inside `<electrician-site>` with the business facts as JSON. The JSON is escaped,
 * because some editors change `<` and `&` inside scripts.
 */
export function factsScript(name: ElementName, choices: SnippetChoices): string {
  if (!hasFacts(choices) || name !== WEBSITE) return ''
  return `\n${jsonScript(choices.facts, { type: 'application/json' })}\n`
}

/** Returns the `<script>` element with the business facts for all elements on the page; empty if there are no facts. */
export function pageFactsScript(names: readonly ElementName[], choices: SnippetChoices): string {
  const facts = pageFacts(names, choices)
  return facts ? jsonScript(facts, PAGE_FACTS) : ''
}

/** Returns the business facts for the whole page; null if no element needs them or the website element has its own. */
export function pageFacts(names: readonly ElementName[], choices: SnippetChoices): object | null {
  if (names.includes(WEBSITE) || !readsFacts(choices)) return null
  const { phone, email } = choices
  // `<quote-form>` reads the contact details that it shows after a failed request from the facts, not from attributes.
  const contact = names.includes('quote-form') ? { phone: phone.trim(), email: email.trim() } : {}
  const given = Object.entries(contact).filter(([, value]) => value)
  const facts = { ...Object.fromEntries(given), ...choices.facts }
  return Object.keys(facts).length > 0 ? facts : null
}

export function jsonScript(facts: object, attributes: Attributes): string {
  const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
  const json = JSON.stringify(facts, null, 2).replaceAll(/[<>&]/g, (character) => escapes[character] ?? '')
  return element('script', attributes, `\n${json}\n`)
}
