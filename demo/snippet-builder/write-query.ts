import type { FormValues } from './read-choices.ts'

/** Returns the form's values as a readable query string, without values that are the same in the untouched form. */
export function writeQuery(values: FormValues, untouched: FormValues): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of new Set([...untouched.keys(), ...values.keys()])) {
    const chosen = values.getAll(name).map(String)
    if (`${chosen}` === `${untouched.getAll(name)}`) continue
    // An empty value means that none of the checkboxes is checked.
    for (const value of chosen.length > 0 ? chosen : ['']) query.append(name, value)
  }
  return query
}

/** Fills in the form with the values of a query string. Fields that it does not contain keep their values. */
export function fillForm(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (query.has(field.name)) field.checked = query.getAll(field.name).includes(field.value)
    } else if (isTextField(field)) {
      const value = query.get(field.name)
      // A color field would show black for an invalid color.
      const isRefused = field.type === 'color' && !/^#[\da-f]{6}$/i.test(value ?? '')
      if (value !== null && !isRefused) field.value = value
      // An unknown value deselects all options, so select the first one.
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
