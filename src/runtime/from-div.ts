const elements = new WeakSet<Element>()

/** Records that an element was made from a `<div>`. */
export function markFromDiv(element: Element): void {
  elements.add(element)
}

/**
 * Returns whether an element was made from a `<div>`. Anyone who may post content can write such a div, so the element
 * decides nothing for the rest of the page.
 */
export function isFromDiv(element: Element): boolean {
  return elements.has(element)
}
