import { runLater } from '../navigation/page-lifecycle.ts'
import { hostOf } from './connected-elements.ts'
import { reportMisspellings } from './misspelled.ts'
import { openRootsIn } from './open-roots.ts'
import { prefixed } from './store-settings.ts'
import { warnOnce } from './warn-once.ts'

// Once, since the build inserts the list wherever it is named.
const NAMES = __ELEMENT_NAMES__
const ATTRIBUTE = 'data-electrician-element'

/** The names whose tag is ours on this page: neither a theme's nor left out. */
export const upgradable = new Set<string>()

/** The document and the page's open shadow roots, which a search of the document does not enter. */
const watched = new Set<Document | ShadowRoot>()

let observer: MutationObserver | undefined

/**
 * Where a CMS strips custom tags, `<div data-electrician-element="store-grid">` stands for one and becomes it. To be
 * called once the page is parsed: a div taken away earlier would lose what follows in it.
 */
export function upgradeDivs(): void {
  for (const root of watched)
    if (root instanceof ShadowRoot && !root.isConnected) watched.delete(root)
    else for (const div of root.querySelectorAll<HTMLElement>(`div[${ATTRIBUTE}]`)) upgrade(div)
}

/** Does the same whenever something is inserted, as long as the page lives. */
export function watchForDivs(): void {
  observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) watchRootsIn(node)
    upgradeDivs()
  })
  watch(document)
  // Looks at every element of the page: not before the page's own elements are on show.
  runLater(() => {
    watchRootsIn(document)
    upgradeDivs()
  })
}

/** Does the same in the shadow root around one of our elements, if any. */
export function watchRootOf(element: Element): void {
  const root = element.getRootNode()
  if (!(root instanceof ShadowRoot) || !observer || watched.has(root)) return
  watch(root)
  queueMicrotask(upgradeDivs)
}

function watchRootsIn(parent: ParentNode): void {
  // What our own elements render has no such divs.
  for (const root of openRootsIn(parent, (host) => hostOf(host) !== undefined)) watch(root)
}

function watch(root: Document | ShadowRoot): void {
  watched.add(root)
  observer?.observe(root, { childList: true, subtree: true })
}

function upgrade(div: HTMLElement): void {
  const name = div.dataset['electricianElement'] ?? ''
  if (!NAMES.includes(name))
    warnOnce(`<div ${ATTRIBUTE}="${name}"> stays a div. The names are: ${NAMES.join(', ')}.`)
  if (!upgradable.has(name)) return
  const element = document.createElement(prefixed(name))
  // Only what the tag knows: whoever may not write onclick must not get it by data-onclick.
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] }
  for (const attribute of ['id', 'class', 'lang', 'dir', ...observedAttributes]) {
    const value = div.getAttribute(attribute) ?? div.getAttribute(`data-${attribute}`)
    if (value !== null) element.setAttribute(attribute, value)
  }
  const written = div.getAttributeNames().map((attribute) => attribute.replace(/^data-/, ''))
  reportMisspellings(`div ${ATTRIBUTE}="${name}"`, written, observedAttributes)
  // Not through the attribute, which strict policies refuse.
  if (div.style.length > 0) element.style.cssText = div.style.cssText
  element.append(...div.childNodes)
  div.replaceWith(element)
}
