import { leaveSelfCheck } from '../../navigation/self-check-hash.ts'
import { styleSheetsFor } from '../../styles/stylesheets.ts'
import { type CheckSection, textReport } from './check-report.ts'
import { createButton, createElement } from './create-element.ts'
import panelStyles from './panel.css?inline'
import { createSectionList } from './section-list.ts'
import { hideOutline, showOnPage } from './show-on-page.ts'

/** The panel's content. */
export interface PanelContent {
  /** Returns the current sections. Their number and titles do not change. */
  sections: () => readonly CheckSection[]
  /** Calls a listener after each change. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
}

let close: (() => void) | undefined

/** Opens the panel. Replaces a panel that is already open. */
export function openPanel({ sections, subscribe }: PanelContent): void {
  close?.()
  const before = focusedElement()
  const status = createElement('p', { role: 'status' })
  const lists = sections().map(({ title }) => createSectionList(title, show))
  const copied = createElement('div')
  const panel = createElement(
    'div',
    {
      class: 'panel',
      role: 'dialog',
      'aria-labelledby': 'title',
      tabindex: '-1',
      popover: 'manual',
      lang: 'en',
      dir: 'ltr',
    },
    createElement(
      'header',
      {},
      createElement('h2', { id: 'title' }, 'Self-check'),
      createButton('Copy', () => void copy()),
      createButton('Close', closePanel),
    ),
    status,
    copied,
    ...lists.map(({ element }) => element),
  )
  const host = createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = styleSheetsFor(document, 'block', [panelStyles])
  root.append(createElement('div', { class: 'root' }, panel))
  document.documentElement.append(host)
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    closePanel()
  })
  const stop = subscribe(update)
  close = closePanel
  update()
  panel.showPopover?.()
  panel.focus()

  function update(): void {
    const current = sections()
    for (const [index, section] of current.entries()) lists[index]?.update(section)
    const count = current[0]?.entries.length ?? 0
    status.textContent =
      count === 0 ? 'No problems found.' : `${count} ${count === 1 ? 'message' : 'messages'}`
  }

  function show(element: Element): void {
    showOnPage(element)
    status.textContent = `<${element.localName}> is outlined on the page.`
  }

  async function copy(): Promise<void> {
    const report = textReport(sections())
    try {
      await navigator.clipboard.writeText(report)
      status.textContent = 'Copied.'
    } catch {
      // `navigator.clipboard` is missing on http pages and in local files.
      const field = createElement('textarea', { 'aria-label': 'Report', readonly: '', rows: '8' }, report)
      copied.replaceChildren(field)
      field.select()
      status.textContent = 'Copy the selected text.'
    }
  }

  function closePanel(): void {
    close = undefined
    stop()
    hideOutline()
    leaveSelfCheck()
    host.remove()
    if (before?.isConnected) before.focus()
  }
}

/** Returns the focused element, even if it is in a shadow root. */
function focusedElement(root: Document | ShadowRoot = document): HTMLElement | null {
  const focused = root.activeElement as HTMLElement | null
  return (focused?.shadowRoot && focusedElement(focused.shadowRoot)) || focused
}
