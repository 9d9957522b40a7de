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

/** Removes the slots of `showFallback`. Must run after React's render, so that the element is never blank. */
export function hideFallback({ shadowRoot }: Element): void {
  for (const slot of shadowRoot?.querySelectorAll('slot') ?? [])
    if (slot.parentNode === shadowRoot) slot.remove()
}
