import { note } from '../../diagnostics/notes.ts'
import { baseClass } from './base-element.tsx'
import type { ElementDefinition } from './element-definition.ts'
import { attributeNamesOf, defineProperty } from './element-properties.ts'

/** Defines a custom element. Reports a conflict if the page already has an element with that name. */
export function defineCustomElement(definition: ElementDefinition, tag: string): void {
  if (customElements.get(tag)) note('taken-tag', () => ({ tag, name: definition.name }))
  else customElements.define(tag, createElementClass(definition))
}

/** Creates the class of a custom element. */
function createElementClass(definition: ElementDefinition): CustomElementConstructor {
  class DefinedElement extends baseClass() {
    static get observedAttributes() {
      return attributeNamesOf(definition)
    }

    constructor() {
      super(definition)
    }
  }

  for (const attribute of attributeNamesOf(definition))
    defineProperty(DefinedElement.prototype, attribute, definition.attributes[attribute] ?? { type: 'text' })
  Object.assign(DefinedElement.prototype, definition.methods)
  return DefinedElement
}
