import { type Attribute, attributeText, isSet, propertyName } from './attributes.ts'

/** A property set on a tag that was not yet ours hides our accessor: take its value over and clear the way. */
export function adoptEarlyProperty(element: HTMLElement, property: string): void {
  if (!Object.hasOwn(element, property)) return
  const value: unknown = Reflect.get(element, property)
  Reflect.deleteProperty(element, property)
  Reflect.set(element, property, value)
}

/** Every attribute is a camelCase property too; both are one value, kept in the attribute. */
export function defineProperty(prototype: HTMLElement, attribute: string, description: Attribute): void {
  Object.defineProperty(prototype, propertyName(attribute), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      const text = this.getAttribute(attribute)
      return description.type === 'flag' ? isSet(text) : text || description.default
    },
    set(this: HTMLElement, value: unknown) {
      const text = attributeText(description, value)
      if (text === null) this.removeAttribute(attribute)
      else if (text !== this.getAttribute(attribute)) this.setAttribute(attribute, text)
    },
  })
}
