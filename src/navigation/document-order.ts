/** Compares the positions of two elements on the page, across shadow roots. Negative if `a` comes first. */
export function compareDocumentOrder(a: Element, b: Element): number {
  const [pathA, pathB] = [hostsAround(a), hostsAround(b)]
  const index = pathA.findIndex((element, depth) => element !== pathB[depth])
  const [first, second] = [pathA[index], pathB[index]]
  // One of the elements is in the other one's shadow root.
  if (!first || !second) return pathA.length - pathB.length
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Returns the element and the hosts of the shadow roots around it, outermost first. */
function hostsAround(element: Element): Element[] {
  const root = element.getRootNode()
  return [...(root instanceof ShadowRoot ? hostsAround(root.host) : []), element]
}
