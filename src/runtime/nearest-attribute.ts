/**
 * Returns an attribute's value on an element or its nearest ancestor that has one, across shadow roots. Null if there is
 * none. Skips empty values.
 */
export function nearestAttribute(element: Element, name: string): string | null {
  const closest = element.closest(`[${name}]`)
  const value = closest?.getAttribute(name)?.trim()
  if (value) return value
  if (closest?.parentElement) return nearestAttribute(closest.parentElement, name)
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? nearestAttribute(root.host, name) : null
}
