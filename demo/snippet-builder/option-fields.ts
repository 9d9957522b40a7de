import {
  type AttributeDefinition,
  DEFAULT_CHOICES,
  ELEMENT_NAMES,
  type ElementName,
  LANGUAGES,
  ownAttributesOf,
  WHOLE_ELEMENTS,
} from './choices.ts'
import { STYLE_PROPERTIES } from './definitions.ts'
import { type Column, type FactField, factFields } from './facts.ts'
import { capitalize, elementLabel } from './labels.ts'
import { styleField, styleFields } from './read-choices.ts'

/** Elements that are selected by default. */
const suggested: readonly ElementName[] = ['cart-button', 'store-grid', 'cart-drawer']

const styleExamples: Readonly<Record<string, string>> = {
  '--ee-font': 'Georgia, serif',
  '--ee-font-size': '17px',
  '--ee-radius': '8px',
  '--ee-space': '4px',
}

/** Creates form fields from the definitions of the elements and inserts them into the form. */
export function insertOptionFields(page: Document): void {
  const elementChoices = ELEMENT_NAMES.filter((name) => !WHOLE_ELEMENTS.includes(name)).map(checkboxFor)
  find(page, '#element-list').append(...elementChoices)
  const groups = ELEMENT_NAMES.filter((name) => ownAttributesOf(name).length > 0).map(attributeGroup)
  find(page, '#options').append(...groups)
  find(page, '#facts').append(...factFields.map(factField))
  const languages = Object.entries(LANGUAGES).map(([tag, name]) => option(name, tag, false, tag))
  find(page, '[name=language]').append(...languages)
  const [main, more] = [find(page, '#style-fields'), find(page, '#more-style-fields')]
  for (const property of styleFields) {
    const isMain = property === '--ee-font' || property === '--ee-radius'
    const input = create('input', {
      name: styleField(property),
      placeholder: styleExamples[property] ?? '#10151c',
      spellcheck: 'false',
    })
    const target = isMain ? main : more
    target.append(labeled(capitalize(property.slice(5)), input, `${capitalize(STYLE_PROPERTIES[property])}.`))
  }
}

function checkboxFor(name: ElementName): HTMLElement {
  const input = create('input', { type: 'checkbox', name: 'element', value: name })
  input.defaultChecked = suggested.includes(name)
  const label = create('label', {})
  label.append(input, elementLabel(name))
  return label
}

function attributeGroup(name: ElementName): HTMLElement {
  const group = create('fieldset', { class: 'group', 'data-for': name })
  const legend = create('legend', {})
  legend.append(elementLabel(name))
  const fields = create('div', { class: 'fields' })
  fields.append(
    ...ownAttributesOf(name).map(([attribute, definition]) => attributeField(name, attribute, definition)),
  )
  group.append(legend, fields)
  return group
}

function attributeField(
  element: ElementName,
  attribute: string,
  definition: AttributeDefinition,
): HTMLElement {
  const name = `${element}.${attribute}`
  const label = capitalize(attribute)
  const hint = `${definition.about} Attribute: ${attribute}.`
  const suggestion = DEFAULT_CHOICES.attributes[name] ?? ''
  if (definition.type === 'flag') {
    const box = create('input', { type: 'checkbox', name, value: 'on' })
    box.defaultChecked = suggestion !== ''
    const check = create('label', { class: 'check' })
    check.append(box, label)
    return withHint(check, box, hint)
  }
  if (definition.type === 'choice') {
    const select = create('select', { name })
    const values = definition.values ?? []
    if (!definition.default) select.append(option('Not set', '', false))
    for (const value of values) {
      select.append(option(value, value, value === (suggestion || definition.default)))
    }
    return labeled(label, select, hint)
  }
  const placeholder = definition.default ?? (definition.type === 'address' ? 'https://…' : '')
  return labeled(label, create('input', { name, placeholder }), hint)
}

function option(text: string, value: string, isSelected: boolean, lang = ''): HTMLElement {
  const created = create('option', { value, ...(isSelected ? { selected: '' } : {}) })
  if (lang) created.lang = lang
  created.append(text)
  return created
}

function factField({ name, label, about, kind, columns, example }: FactField): HTMLElement {
  if (kind === 'text') return labeled(label, create('input', { name, placeholder: example }), about)
  const rows = String(Math.min(6, example.split('\n').length))
  const area = create('textarea', { name, rows, placeholder: example })
  const format =
    kind === 'lines' ? 'One per line.' : `One per line: ${columns.map(describeColumn).join(' | ')}`
  return labeled(label, area, `${about} ${format}`.trim())
}

function describeColumn({ name, isList, isOptional }: Column): string {
  return `${name}${isList ? ', …' : ''}${isOptional ? ' (optional)' : ''}`
}

function labeled(text: string, field: HTMLElement, hint: string): HTMLElement {
  const label = create('label', { class: 'field' })
  label.append(text, field)
  return withHint(label, field, hint)
}

let count = 0

/** Adds a hint below a field and makes it the field's accessible description. */
function withHint(label: HTMLElement, field: HTMLElement | null, hint: string): HTMLElement {
  if (!hint) return label
  count += 1
  const id = `hint-${count}`
  const text = create('small', { id })
  text.append(hint.replaceAll('`', ''))
  field?.setAttribute('aria-describedby', id)
  const box = create('div', { class: 'with-hint' })
  box.append(label, text)
  return box
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

function find(page: Document, selector: string): Element {
  const found = page.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
