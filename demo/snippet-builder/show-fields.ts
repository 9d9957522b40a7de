import { acceptsChecksum, readsFacts, type SnippetChoices } from './choices.ts'
import { hiddenFields } from './placeholders.ts'

/** Shows only the fields that apply to the chosen elements. Hides a step if it has no visible fields. */
export function showFields(page: Document, choices: SnippetChoices): void {
  const hidden = hiddenFields(choices)
  for (const field of page.querySelectorAll<HTMLElement>('.field')) {
    const name = field.querySelector('[name]')?.getAttribute('name') ?? ''
    field.hidden = hidden.includes(name)
  }
  for (const step of ['#store-step', '#page-step']) show(page, step, hasVisible(page, `${step} .field`))
  for (const group of page.querySelectorAll<HTMLElement>('[data-for]')) {
    group.hidden = !choices.elements.some((name) => name === group.dataset['for'])
  }
  show(page, '#checksum', acceptsChecksum(choices))
  const hasAttributes = hasVisible(page, '#options [data-for]')
  show(page, '#attribute-details', hasAttributes)
  show(page, '#fact-details', readsFacts(choices))
  show(page, '#option-step', hasAttributes || readsFacts(choices))
}

function hasVisible(page: Document, selector: string): boolean {
  return page.querySelector(`${selector}:not([hidden])`) !== null
}

function show(page: Document, selector: string, isVisible: boolean): void {
  const found = page.querySelector<HTMLElement>(selector)
  if (found) found.hidden = !isVisible
}
