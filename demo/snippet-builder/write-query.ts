import type { FormValues } from './read-choices.ts'

/** Converts the form's values to query parameters. Leaves out fields that still have their initial values. */
export function writeQuery(values: FormValues, untouched: FormValues): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of new Set([...untouched.keys(), ...values.keys()])) {
    const chosen = values.getAll(name).map(String)
    if (`${chosen}` === `${untouched.getAll(name)}`) continue
    // An empty value means that all checkboxes with this name are unchecked.
    for (const value of chosen.length > 0 ? chosen : ['']) query.append(name, value)
  }
  return query
}

/** Fills in the form from query parameters. Fields without a parameter keep their values. */
export function fillForm(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    const isChosen = query
      .getAll(field.getAttribute('name') ?? '')
      .includes(field.getAttribute('value') ?? '')
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      // An unknown value must not leave the whole group without a selected option.
      if (isChosen) field.checked = true
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (query.has(field.name)) field.checked = isChosen
    } else if (isTextField(field)) {
      const value = query.get(field.name)
      // Skip invalid colors, which a color field would show as black.
      const isRefused = field.type === 'color' && !/^#[\da-f]{6}$/i.test(value ?? '')
      if (value !== null && !isRefused) field.value = value
      // A `<select>` with an unknown value has no selected option. In this case, select the first option.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
    }
  }
}

function isTextField(field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  )
}
