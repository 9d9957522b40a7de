import type { FormValues } from './read-choices.ts'

/** Returns the form's values as a readable query, without empty fields and without the values of an untouched form. */
export function writeQuery(values: FormValues, untouched: FormValues): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of new Set([...untouched.keys(), ...values.keys()])) {
    const chosen = values.getAll(name).map(String)
    if (`${chosen}` === `${untouched.getAll(name)}`) continue
    // An empty value stands for checkboxes of which none is checked.
    for (const value of chosen.length > 0 ? chosen : ['']) query.append(name, value)
  }
  return query
}

/** Sets the form's fields to the values of a query. Fields that the query does not name keep their values. */
export function fillForm(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (query.has(field.name)) field.checked = query.getAll(field.name).includes(field.value)
    } else if (isTextField(field)) {
      const value = query.get(field.name)
      // A color field shows black for a text that is not a color.
      const isRefused = field.type === 'color' && !/^#[\da-f]{6}$/i.test(value ?? '')
      if (value !== null && !isRefused) field.value = value
      // A select has no value that it does not offer.
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
