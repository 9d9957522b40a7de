/**
 * Returns whether the code runs in a page. Servers may define parts of the browser's globals, such as a `window` without
 * a document, but only a page has a document node.
 */
export function hasPage(): boolean {
  return globalThis.document?.nodeType === 9 && typeof customElements !== 'undefined'
}
