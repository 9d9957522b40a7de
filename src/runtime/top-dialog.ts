/**
 * Returns the modal dialog that makes the rest of the page inert, or undefined if there is none. Of several
 * open dialogs, only the topmost one can be hit, because the others are inert, too.
 */
export function topDialog(): HTMLDialogElement | undefined {
  // Test environments without layout lack this method.
  if (!document.elementFromPoint) return undefined
  const hit = deepestHit(document)
  // Stops at the document, because page content named "parentNode" hides its own property.
  for (let node: Node | null = hit; node && node !== document; node = containerOf(node))
    if (node instanceof HTMLDialogElement && node.matches(':modal')) return node
  return undefined
}

/** Returns a node's parent in the flat tree. */
function containerOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host
  return (node instanceof Element && node.assignedSlot) || node.parentNode
}

/** Returns the element at the window's corner, which a dialog's backdrop covers. Looks into shadow roots. */
function deepestHit(root: Document | ShadowRoot): Element | null {
  const hit = root.elementFromPoint(0, 0)
  const inner = hit?.shadowRoot
  return (inner && inner !== root && deepestHit(inner)) || hit
}
