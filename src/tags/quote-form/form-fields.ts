import { EMPTY_QUOTE, type Quote } from '../../quote/quote.ts'
import type { ExtraField } from '../../quote/send-quote.ts'

/** The name of the field that only bots fill in, because people cannot see it. Form fillers do not know the name. */
export const HONEYPOT = 'leave-empty'

/** Returns what is in the form's fields. */
export function readQuote(form: HTMLFormElement): Quote {
  const data = new FormData(form)
  const fields = Object.entries(EMPTY_QUOTE).map(([name, empty]) => [
    name,
    typeof empty === 'boolean' ? data.has(name) : data.get(name),
  ])
  return Object.fromEntries(fields)
}

/**
 * Returns the inputs that the page put into the element's slot `fields`, as [name, value]. One with `data-honeypot` has the
 * value of the form's honeypot, for a service that decides itself what to do with bots.
 */
export function readExtraFields(form: HTMLFormElement): { fields: ExtraField[]; isBot: boolean } {
  const trapped = String(new FormData(form).get(HONEYPOT) ?? '')
  const { host } = form.getRootNode() as Partial<ShadowRoot>
  const inputs = [...(host?.querySelectorAll<HTMLInputElement>(':scope > input[slot="fields"]') ?? [])]
  const isHoneypot = (input: HTMLInputElement) => input.hasAttribute('data-honeypot')
  return {
    fields: inputs.map((input) => [input.name, isHoneypot(input) ? trapped : input.value]),
    isBot: trapped !== '' && !inputs.some(isHoneypot),
  }
}

/** Returns the fields that are filled in and differ from what the page gave. */
export function typedFields(quote: Quote, given: Partial<Quote>): Partial<Quote> {
  return Object.fromEntries(
    Object.entries(quote).filter(([name, value]) => value && value !== given[name as keyof Quote]),
  )
}

/** Fills in fields that are empty, or that hold what is given as `replaced`. */
export function fillFields(
  form: HTMLFormElement,
  values: Partial<Quote>,
  replaced: Partial<Quote> = EMPTY_QUOTE,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    if (typeof value === 'boolean') field.checked ||= value
    else if (field.value === replaced[name as keyof Quote]) field.value = value
  }
}
