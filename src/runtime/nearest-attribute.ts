/**
 * Returns an attribute's value on an element or its nearest ancestor that has one, across shadow roots. Null if there is
 * none. Skips empty values.
 */
export function nearestAttribute(element: Element, name: string): string | undefined {
  return nearestWith(element, [name])?.getAttribute(name)?.trim()
}

/** Returns the element or its nearest ancestor, across shadow roots, that has a value for one of the attributes. */
export function nearestWith(element: Element, names: readonly string[]): Element | null {
  const closest = element.closest(`[${names.join('],[')}]`)
  if (names.some((name) => closest?.getAttribute(name)?.trim())) return closest
  if (closest?.parentElement) return nearestWith(closest.parentElement, names)
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? nearestWith(root.host, names) : null
}
