/**
 * Shows the author's content of an element until the element's component renders. The content may have been
 * written for named slots, so there is a slot for each of them.
 */
export function showFallback(element: Element, root: ShadowRoot): void {
  const names = new Set(['', ...[...element.children].map((child) => child.slot)])
  for (const name of names) {
    const slot = document.createElement('slot')
    if (name) slot.name = name
    root.append(slot)
  }
}

/**
 * Removes the slots of `showFallback` and adds the custom state `rendered`, so that a page can reserve the
 * element's height until then. Must run after React's render, so that the element is never blank.
 */
export function hideFallback(element: HTMLElement): void {
  const { shadowRoot } = element
  for (const slot of shadowRoot?.querySelectorAll('slot') ?? [])
    if (slot.parentNode === shadowRoot) slot.remove()
  try {
    element.attachInternals().states.add('rendered')
  } catch {
    // The element already has the state, or the browser does not support custom states.
  }
}
