/** The stylesheets that keep the heights of elements until they render. */
const reserved = new WeakMap<ShadowRoot, CSSStyleSheet>()

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
 * Keeps the minimum height that the page gives an element with `:not(:defined)` until the element's component
 * renders. Must run in the element's constructor, because this selector no longer applies afterwards.
 */
export function keepMinHeight(element: Element, root: ShadowRoot): void {
  const view = element.ownerDocument.defaultView
  if (!view || !element.isConnected) return
  const { minHeight } = view.getComputedStyle(element)
  if (!(Number.parseFloat(minHeight) > 0)) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`:host { display: block; min-height: ${minHeight} }`)
  reserved.set(root, sheet)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Removes the slots of `showFallback`. Must run after React's render, so that the element is never blank. */
export function hideFallback({ shadowRoot }: Element): void {
  if (!shadowRoot) return
  for (const slot of shadowRoot.querySelectorAll('slot')) if (slot.parentNode === shadowRoot) slot.remove()
  const sheet = reserved.get(shadowRoot)
  if (sheet) shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter((other) => other !== sheet)
}
