import { report } from '../diagnostics/report.ts'
import { runLater } from '../navigation/page-lifecycle.ts'
import { isSet, reportUnknownAttributes } from './attributes.ts'
import { hostOf } from './connected-elements.ts'
import { DIV_ATTRIBUTES } from './div-attributes.ts'
import { markFromDiv } from './from-div.ts'
import { findOpenShadowRoots } from './open-shadow-roots.ts'
import { prefixed, scriptSetting } from './script-tag.ts'

const ATTRIBUTE = 'data-electrician-element'

/** The names of the elements that this library has defined on the page. */
export const upgradableNames = new Set<string>()

/** The document and the open shadow roots to search. `document.querySelectorAll` alone does not search shadow roots. */
const watched = new Set<Document | ShadowRoot>()

let observer: MutationObserver | undefined

/**
 * Replaces each `<div data-electrician-element="store-grid">` with the element that it names, for content systems that
 * remove custom elements. Must not run until the page is fully parsed: a div that is replaced before then would lose
 * the children that are parsed later.
 */
export function upgradeDivs(): void {
  for (const root of watched)
    if (root instanceof ShadowRoot && !root.isConnected) watched.delete(root)
    else for (const div of root.querySelectorAll<HTMLElement>(`div[${ATTRIBUTE}]`)) upgrade(div)
}

/**
 * Upgrades divs that are inserted into the page later. Does nothing unless the script tag has `data-upgrade-divs`,
 * because most content systems also let visitors post such divs.
 */
export function watchForDivs(): void {
  if (!isSet(scriptSetting('upgrade-divs'))) {
    report('ignored-div', () => {
      const div = document.querySelector<HTMLElement>(`div[${ATTRIBUTE}]`)
      return div ? { name: nameOf(div) } : undefined
    })
    return
  }
  observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) watchRootsIn(node)
    upgradeDivs()
  })
  watch(document)
  // Searches the whole page later, because searching it now would delay the first render.
  runLater(() => {
    watchRootsIn(document)
    upgradeDivs()
  })
}

/** Upgrades divs in the shadow root that contains an element, if there is one. */
export function watchShadowRootOf(element: Element): void {
  const root = element.getRootNode()
  if (!(root instanceof ShadowRoot) || !observer || watched.has(root)) return
  watch(root)
  queueMicrotask(upgradeDivs)
}

function watchRootsIn(parent: ParentNode): void {
  // Skips the shadow roots of this library's own elements, because they never contain placeholder divs.
  for (const root of findOpenShadowRoots(parent, (host) => hostOf(host) !== undefined)) watch(root)
}

function watch(root: Document | ShadowRoot): void {
  watched.add(root)
  observer?.observe(root, { childList: true, subtree: true })
}

function upgrade(div: HTMLElement): void {
  const name = nameOf(div)
  const allowed = Object.hasOwn(DIV_ATTRIBUTES, name) && DIV_ATTRIBUTES[name]
  if (!allowed) {
    report('unknown-div', () => ({ name, names: Object.keys(DIV_ATTRIBUTES) }))
    return
  }
  if (!upgradableNames.has(name)) return
  const element = document.createElement(prefixed(name))
  markFromDiv(element)
  for (const attribute of ['id', 'class', 'lang', 'dir', ...allowed]) {
    const value = div.getAttribute(attribute) ?? div.getAttribute(`data-${attribute}`)
    if (value !== null) element.setAttribute(attribute, value)
  }
  const authored = div.getAttributeNames()
  for (const attribute of authored)
    if (/^(slot|hidden|title|role|aria-.*)$/.test(attribute))
      element.setAttribute(attribute, div.getAttribute(attribute) ?? '')
  reportIgnoredAttributes(element, name, authored)
  // Uses `cssText`, because a strict Content Security Policy blocks the `style` attribute.
  if (div.style.length > 0) element.style.cssText = div.style.cssText
  element.append(...div.childNodes)
  div.replaceWith(element)
}

function nameOf(div: HTMLElement): string {
  return div.dataset['electricianElement'] ?? ''
}

/** Reports each attribute that has no effect on a div, and each misspelled one. */
function reportIgnoredAttributes(element: HTMLElement, name: string, authored: readonly string[]): void {
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] }
  const allowed = DIV_ATTRIBUTES[name] ?? []
  const names = authored.map((attribute) => attribute.replace(/^data-/, ''))
  for (const attribute of observedAttributes)
    if (names.includes(attribute) && !allowed.includes(attribute))
      report('ignored-div-attribute', () => ({ name, tag: element.localName, attribute }))
  reportUnknownAttributes(`div ${ATTRIBUTE}="${name}"`, names, observedAttributes)
}
