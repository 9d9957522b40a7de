/**
 * Returns whether the code runs in a page. Servers may define parts of the browser's globals, such as a `window` without
 * a document, but only a page has a document node.
 */
export function hasPage(): boolean {
  if (typeof Node === 'undefined' || typeof customElements === 'undefined') return false
  const { document } = globalThis
  // Page content named "nodeType" hides the document's own property.
  return document instanceof Node && Reflect.get(Node.prototype, 'nodeType', document) === Node.DOCUMENT_NODE
}
