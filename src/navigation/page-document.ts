/**
 * Returns a property of the document. Reads it from the prototype, because page content with that name, such as
 * `<form name="head">`, hides the property.
 */
export function documentProperty<Name extends keyof Document>(name: Name): Document[Name] {
  // A server with a partial `window` may have a `document` of another kind.
  const isDocument = typeof Document !== 'undefined' && document instanceof Document
  return isDocument ? Reflect.get(Document.prototype, name, document) : document[name]
}
