/** Selects links, buttons and form fields. */
export const CONTROLS = 'a[href], button, input, select, textarea'

/** Returns a key that identifies a control, so that `findControl` can find it again after a reload. */
export function controlKey(control: Element, within: ParentNode): string {
  const label = labelOf(control)
  const sameLabel = [...within.querySelectorAll(CONTROLS)].filter((other) => labelOf(other) === label)
  return `${sameLabel.indexOf(control)} ${label}`
}

/** Returns the control with a key from `controlKey`. */
export function findControl(key: string, within: ParentNode): HTMLElement | undefined {
  const [, index, label] = /^(\d+) (.*)$/s.exec(key) ?? []
  const sameLabel = [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (other) => labelOf(other) === label,
  )
  return sameLabel[Number(index)]
}

/**
 * Returns a label without the text after a comma, because "Open cart, 2 items" may since have become "Open cart,
 * empty".
 */
function labelOf(control: Element): string {
  const attributes = ['href', 'aria-label', 'name'].map((name) => control.getAttribute(name)?.split(',')[0])
  return [control.localName, ...attributes, !attributes[1] && control.textContent?.trim()].join(' ')
}
