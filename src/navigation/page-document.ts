/**
 * Returns a property of the document. Reads it from the prototype, because page content with that name, such
 * as `<form name="head">`, hides the property.
 */
export function documentProperty<Name extends keyof Document>(name: Name): Document[Name] {
  return Reflect.get(Document.prototype, name, document)
}
