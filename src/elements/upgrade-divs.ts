import { runLater } from '../navigation/page-lifecycle.ts'
import { reportAttributeTypos } from './attribute-typos.ts'
import { hostOf } from './connected-elements.ts'
import { findOpenShadowRoots } from './open-shadow-roots.ts'
import { prefixed } from './store-settings.ts'
import { warnOnce } from './warn-once.ts'

// Assigned once, because the build replaces each use of `__ELEMENT_NAMES__` with the whole list.
const NAMES = __ELEMENT_NAMES__
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

/** Upgrades divs that are inserted into the page later. */
export function watchForDivs(): void {
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
  const name = div.dataset['electricianElement'] ?? ''
  if (!NAMES.includes(name))
    warnOnce(
      `<div ${ATTRIBUTE}="${name}"> is ignored, because no element has this name. Use one of: ${NAMES.join(', ')}.`,
    )
  if (!upgradableNames.has(name)) return
  const element = document.createElement(prefixed(name))
  // Copies only known attributes: authors who are not allowed to use `onclick` must not be able to set it with
  // `data-onclick`.
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] }
  for (const attribute of ['id', 'class', 'lang', 'dir', ...observedAttributes]) {
    const value = div.getAttribute(attribute) ?? div.getAttribute(`data-${attribute}`)
    if (value !== null) element.setAttribute(attribute, value)
  }
  const authored = div.getAttributeNames()
  for (const attribute of authored)
    if (/^(slot|hidden|title|role|aria-.*)$/.test(attribute))
      element.setAttribute(attribute, div.getAttribute(attribute) ?? '')
  reportAttributeTypos(
    `div ${ATTRIBUTE}="${name}"`,
    authored.map((attribute) => attribute.replace(/^data-/, '')),
    observedAttributes,
  )
  // Uses `cssText`, because a strict Content Security Policy blocks the `style` attribute.
  if (div.style.length > 0) element.style.cssText = div.style.cssText
  element.append(...div.childNodes)
  div.replaceWith(element)
}
