import type { CheckEntry, CheckSection } from './check-report.ts'
import { createButton, createElement } from './create-element.ts'

/** A section of the panel. */
export interface SectionList {
  element: HTMLElement
  /** Shows the current entries. Keeps the nodes of unchanged entries, so that their buttons keep focus. */
  update(section: CheckSection): void
}

/**
 * Creates a section of the panel.
 * @param onShow called with the element when the author presses “Show”
 */
export function createSectionList(title: string, onShow: (element: Element) => void): SectionList {
  const list = createElement('ul')
  const element = createElement('section', {}, createElement('h3', {}, title), list)

  return {
    element,
    update({ none, entries }) {
      const shown = entries.length > 0 ? entries : [{ label: '', text: none }]
      for (const [index, entry] of shown.entries()) {
        const before = list.children[index]
        const item = createItem(entry, onShow)
        if (!before) list.append(item)
        else if (before.textContent !== item.textContent) before.replaceWith(item)
      }
      while (list.children.length > shown.length) list.lastChild?.remove()
    },
  }
}

function createItem({ label, text, element }: CheckEntry, onShow: (element: Element) => void): HTMLElement {
  const item = createElement('li')
  if (label) item.append(createElement('strong', { 'data-label': label }, label), ' ')
  item.append(createElement('span', {}, text))
  if (element?.isConnected) item.append(createButton(`Show <${element.localName}>`, () => onShow(element)))
  return item
}
