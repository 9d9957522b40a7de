import { EMPTY_QUOTE, fieldError, type Quote, type QuoteProblems } from '../../quote/quote.ts'
import type { ExtraField } from '../../quote/send-quote.ts'

/** The name of a hidden field that only bots and some password managers fill in. */
export const HONEYPOT = 'leave-empty'

/** The name of the consent checkbox, which the form contains if the owner sets a privacy link. */
export const CONSENT = 'consent'

/** Returns an error if the form has a consent checkbox that is not checked. */
export function validateConsent(form: HTMLFormElement): Pick<QuoteProblems, 'consent'> {
  const box = form.querySelector<HTMLInputElement>(`input[name="${CONSENT}"]`)
  return !box || box.checked ? {} : { consent: fieldError('quote_consent_missing') }
}

/** Returns the values of the form's fields. */
export function readQuote(form: HTMLFormElement): Quote {
  const data = new FormData(form)
  const fields = Object.entries(EMPTY_QUOTE).map(([name, empty]) => [
    name,
    typeof empty === 'boolean' ? data.has(name) : (data.get(name) ?? ''),
  ])
  return Object.fromEntries(fields)
}

/** Returns the visitor's consent, and the names and values of the inputs in the element's `fields` slot. */
export function readExtraFields(form: HTMLFormElement): ExtraField[] {
  const { host } = form.getRootNode() as Partial<ShadowRoot>
  const inputs = [...(host?.querySelectorAll<HTMLInputElement>(':scope > input[slot="fields"]') ?? [])]
  const consent: ExtraField[] = new FormData(form).has(CONSENT) ? [[CONSENT, 'yes']] : []
  return [...consent, ...inputs.map(({ name, value }): ExtraField => [name, value])]
}

/** Empties the hidden field. Returns whether it was filled in. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.querySelector(`input[name="${HONEYPOT}"]`) as HTMLInputElement
  const wasFilled = honeypot.value !== ''
  honeypot.value = ''
  return wasFilled
}

/** Returns the fields that are not empty and differ from the prefilled values. */
export function typedFields(quote: Quote, prefilled: Partial<Quote>): Partial<Quote> {
  return Object.fromEntries(
    Object.entries(quote).filter(([name, value]) => value && value !== prefilled[name as keyof Quote]),
  )
}

/** Fills in each field whose value equals its value in `replaced`. By default, fills in the empty fields. */
export function fillFields(
  form: HTMLFormElement,
  values: Partial<Quote>,
  replaced: Partial<Quote> = EMPTY_QUOTE,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
    // A select element is blank if it has no option for its value.
    if (!field || ('options' in field && ![...field.options].some((option) => option.value === value)))
      continue
    if (typeof value === 'boolean') (field as HTMLInputElement).checked ||= value
    else if (field.value === replaced[name as keyof Quote]) field.value = value
  }
}
