export const CONTROLS = 'a[href], button, input, select, textarea'

/** Returns a name by which `findControl` finds a focused control again, also after the page was loaded anew. */
export function nameControl(control: Element, within: ParentNode): string {
  const label = labelOf(control)
  const alike = [...within.querySelectorAll(CONTROLS)].filter((one) => labelOf(one) === label)
  return `${alike.indexOf(control)} ${label}`
}

/** Returns the control that `nameControl` has named. */
export function findControl(name: string, within: ParentNode): HTMLElement | undefined {
  const [, index, label] = /^(\d+) (.*)$/s.exec(name) ?? []
  const alike = [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => labelOf(one) === label)
  return alike[Number(index)]
}

/** "Open cart, 2 items" may have become "Open cart, empty": what follows a comma does not count. */
function labelOf(control: Element): string {
  const says = ['href', 'aria-label', 'name'].map((name) => control.getAttribute(name)?.split(',')[0])
  return [control.localName, ...says, !says[1] && control.textContent?.trim()].join(' ')
}
