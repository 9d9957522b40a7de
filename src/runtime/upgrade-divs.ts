import { report } from '../diagnostics/report.ts'
import { runLater } from '../navigation/page-lifecycle.ts'
import { reportUnknownAttributes } from './attributes.ts'
import { DIV_ATTRIBUTES } from './div-attributes.ts'
import { type ElementHost, hostOf } from './element-hosts.ts'
import { findOpenShadowRoots } from './open-shadow-roots.ts'
import { prefixed } from './page-settings.ts'
import { STORE_ATTRIBUTES } from './store-settings.ts'

const ATTRIBUTE = 'data-electrician-element'

/**
 * Replaces each `<div data-electrician-element="store-grid">` with the element that it names, for content systems that
 * remove custom elements. Does nothing unless the script tag has `data-upgrade-divs`, because most content systems also
 * let visitors post such divs.
 */
export const divUpgrader = createDivUpgrader()

function createDivUpgrader() {
  /** The document and the open shadow roots to search. `document.querySelectorAll` alone does not search shadow roots. */
  const roots = new Set<Document | ShadowRoot>()
  /** Tags that other code has defined. Creating such an element runs that code, so it happens only once. */
  const takenTags = new Set<string>()
  let observer: MutationObserver | undefined

  function upgradeAll(): void {
    for (const root of roots)
      if (root instanceof ShadowRoot && !root.isConnected) roots.delete(root)
      else for (const div of root.querySelectorAll<HTMLElement>(`div[${ATTRIBUTE}]`)) upgrade(div, takenTags)
  }

  function watch(root: Document | ShadowRoot): void {
    roots.add(root)
    observer?.observe(root, { childList: true, subtree: true })
  }

  function watchRootsIn(parent: ParentNode): void {
    // Skips the shadow roots of this library's own elements, because they never contain placeholder divs.
    for (const root of findOpenShadowRoots(parent, (host) => hostOf(host) !== undefined)) watch(root)
  }

  return {
    /**
     * Starts to upgrade divs, also those that are inserted later. Must not run until the page is fully parsed: a div that
     * is replaced before then would lose the children that are parsed later.
     */
    start(): void {
      observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element) watchRootsIn(node)
        upgradeAll()
      })
      watch(document)
      // Searches the whole page later, because searching it now would delay the first render.
      runLater(() => {
        watchRootsIn(document)
        upgradeAll()
      })
    },

    /** Upgrades the divs on the page. Runs again whenever an element has been defined. */
    upgradeAll,

    /** Upgrades divs in the shadow root that contains an element, if there is one. */
    watchRootOf(element: Element): void {
      const root = element.getRootNode()
      if (!(root instanceof ShadowRoot) || !observer || roots.has(root)) return
      watch(root)
      queueMicrotask(upgradeAll)
    },
  }
}

/** Reports a div that stays a div, because the script tag does not have `data-upgrade-divs`. */
export function reportIgnoredDiv(): void {
  report('ignored-div', () => {
    const div = document.querySelector<HTMLElement>(`div[${ATTRIBUTE}]`)
    return div ? { name: nameOf(div) } : undefined
  })
}

function upgrade(div: HTMLElement, takenTags: Set<string>): void {
  const name = nameOf(div)
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

function nameOf(div: HTMLElement): string {
  return div.dataset['electricianElement'] ?? ''
}

/** Reports each attribute that has no effect on a div, and each misspelled one. */
function reportIgnoredAttributes({ element, definition }: ElementHost, authored: readonly string[]): void {
  const { name, attributes, store } = definition
  const known = [...Object.keys(attributes), ...(store ? STORE_ATTRIBUTES : [])]
  const allowed = DIV_ATTRIBUTES[name] ?? []
  const names = authored.map((attribute) => attribute.replace(/^data-/, ''))
  for (const attribute of known)
    if (names.includes(attribute) && !allowed.includes(attribute))
      report('ignored-div-attribute', () => ({ name, tag: element.localName, attribute }))
  reportUnknownAttributes(`div ${ATTRIBUTE}="${name}"`, names, known)
}
