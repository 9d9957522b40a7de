import { report } from '../diagnostics/report.ts'
import { runLater } from '../navigation/page-lifecycle.ts'
import { reportUnknownAttributes } from './attributes.ts'
import { DIV_ATTRIBUTES } from './div-attributes.ts'
import { type ElementHost, hostOf } from './element-hosts.ts'
import { FACTS_FILE_ATTRIBUTE, prefixed } from './page-settings.ts'
import { DIV_SELECTOR, nameOfDiv } from './placeholder-div.ts'
import { rootListeners } from './root-listeners.ts'
import { createRootWatcher } from './root-watcher.ts'
import { STORE_ATTRIBUTES } from './store-settings.ts'

/**
 * Replaces each `<div data-electrician-element="store-grid">` with the element that it names, for content systems that
 * remove custom elements. Does nothing unless the script tag has `data-upgrade-divs`, because most content systems also
 * let visitors post such divs.
 */
export const divUpgrader = createDivUpgrader()

function createDivUpgrader() {
  /** Tags that other code has defined. Creating such an element runs that code, so it happens only once. */
  const takenTags = new Set<string>()

  const watcher = createRootWatcher(
    (root) => {
      for (const div of root.querySelectorAll<HTMLElement>(DIV_SELECTOR)) upgrade(div, takenTags)
    },
    // The shadow roots of this library's own elements never contain placeholder divs.
    (host) => hostOf(host) !== undefined,
  )

  return {
    /**
     * Starts to upgrade divs, also those that are inserted later. Must not run until the page is fully parsed: a div that
     * is replaced before then would lose the children that are parsed later.
     */
    start(): void {
      rootListeners.add((root) => queueMicrotask(() => watcher.watch(root)))
      watcher.watch(document)
      // Searches the whole page later, because searching it now would delay the first render.
      runLater(() => watcher.watchInside(document))
    },

    /** Upgrades the divs on the page. Runs again whenever an element has been defined. */
    upgradeAll: watcher.searchAll,
  }
}

function upgrade(div: HTMLElement, takenTags: Set<string>): void {
  const name = nameOfDiv(div)
  const allowed = Object.hasOwn(DIV_ATTRIBUTES, name) && DIV_ATTRIBUTES[name]
  if (!allowed) {
    report('unknown-div', () => ({ name, names: Object.keys(DIV_ATTRIBUTES) }))
    return
  }
  const tag = prefixed(name)
  if (!customElements.get(tag) || takenTags.has(tag)) return
  const element = document.createElement(tag)
  const host = hostOf(element)
  if (!host) {
    takenTags.add(tag)
    return
  }
  host.isFromDiv = true
  for (const attribute of ['id', 'class', 'lang', 'dir', ...allowed]) {
    const value = div.getAttribute(attribute) ?? div.getAttribute(`data-${attribute}`)
    if (value !== null) element.setAttribute(attribute, value)
  }
  const authored = div.getAttributeNames()
  for (const attribute of authored)
    if (/^(slot|hidden|title|role|aria-.*)$/.test(attribute))
      element.setAttribute(attribute, div.getAttribute(attribute) ?? '')
  reportIgnoredAttributes(host, authored)
  // Uses `cssText`, because a strict Content Security Policy blocks the `style` attribute.
  if (div.style.length > 0) element.style.cssText = div.style.cssText
  element.append(...div.childNodes)
  div.replaceWith(element)
}

/** Reports each attribute that has no effect on a div, and each misspelled one. */
function reportIgnoredAttributes({ element, definition }: ElementHost, authored: readonly string[]): void {
  const { name, attributes, store, business } = definition
  const known = [
    ...Object.keys(attributes),
    ...(store ? STORE_ATTRIBUTES : []),
    ...(business ? [FACTS_FILE_ATTRIBUTE] : []),
  ]
  const allowed = DIV_ATTRIBUTES[name] ?? []
  const names = authored.map((attribute) => attribute.replace(/^data-/, ''))
  for (const attribute of known)
    if (names.includes(attribute) && !allowed.includes(attribute))
      report('ignored-div-attribute', () => ({ name, tag: element.localName, attribute }))
  reportUnknownAttributes(`div data-electrician-element="${name}"`, names, known)
}
