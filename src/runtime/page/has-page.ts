/** The globals that entry points use while they start. */
const NEEDED = [
  'Node',
  'customElements',
  'HTMLScriptElement',
  'MutationObserver',
  'addEventListener',
  'location',
]

/**
 * Returns whether the code runs in a page. Servers may define parts of the browser's globals, such as a
 * `window` without a document, but only a page has a document node and all that entry points use to start.
 */
export function hasPage(): boolean {
  if (!NEEDED.every((name) => name in globalThis)) return false
  const { document } = globalThis
  // Page content named "nodeType" hides the document's own property.
  return document instanceof Node && Reflect.get(Node.prototype, 'nodeType', document) === Node.DOCUMENT_NODE
}
