import { inheritedAttribute } from '../settings/page-settings.ts'
import { FACTS_FILE_ATTRIBUTE, STORE_ATTRIBUTES } from '../settings/store-settings.ts'
import { type Attribute, attributeText, propertyName } from './attributes.ts'
import type { ElementDefinition } from './element-definition.ts'
import { isSet } from './is-set.ts'

/** Returns the names of the attributes that an element has a property for. */
export function attributeNamesOf({ attributes, store, business }: ElementDefinition): string[] {
  return [
    ...Object.keys(attributes),
    ...(store ? [...STORE_ATTRIBUTES, 'price-format'] : []),
    ...(business ? [FACTS_FILE_ATTRIBUTE] : []),
  ]
}

/** Applies a property set before the element was upgraded. Otherwise, the value would shadow the accessor. */
export function adoptEarlyProperty(element: HTMLElement, property: string): void {
  if (!Object.hasOwn(element, property)) return
  const value: unknown = Reflect.get(element, property)
  Reflect.deleteProperty(element, property)
  Reflect.set(element, property, value)
}

/** Defines the camelCase property for an attribute. The value is stored only in the attribute. */
export function defineProperty(prototype: HTMLElement, attribute: string, description: Attribute): void {
  Object.defineProperty(prototype, propertyName(attribute), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      const text = this.getAttribute(attribute)
      return description.type === 'flag'
        ? isSet(text)
        : text || inheritedAttribute(attribute) || description.default
    },
    set(this: HTMLElement, value: unknown) {
      const text = attributeText(description, value)
      if (text === null) this.removeAttribute(attribute)
      else if (text !== this.getAttribute(attribute)) this.setAttribute(attribute, text)
    },
  })
}
