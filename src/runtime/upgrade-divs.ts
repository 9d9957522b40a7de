import { runLater } from '../navigation/page-lifecycle.ts'
import { reportAttributeTypos } from './attribute-typos.ts'
import { isSet } from './attributes.ts'
import { hostOf } from './connected-elements.ts'
import { DIV_ATTRIBUTES } from './div-attributes.ts'
import { markFromDiv } from './from-div.ts'
import { findOpenShadowRoots } from './open-shadow-roots.ts'
import { prefixed, scriptSetting } from './script-tag.ts'
import { warnOnce } from './warn-once.ts'

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
    runLater(reportIgnoredDiv)
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

function reportIgnoredDiv(): void {
  const div = document.querySelector<HTMLElement>(`div[${ATTRIBUTE}]`)
  if (div)
    warnOnce(
      `<div ${ATTRIBUTE}="${nameOf(div)}"> stays a <div>, because the script tag does not have data-upgrade-divs. ` +
        'If you wrote this <div>, add data-upgrade-divs to the script tag.',
    )
}

function upgrade(div: HTMLElement): void {
  const name = nameOf(div)
  const allowed = Object.hasOwn(DIV_ATTRIBUTES, name) && DIV_ATTRIBUTES[name]
  if (!allowed) {
    warnOnce(
      `<div ${ATTRIBUTE}="${name}"> is ignored. A <div> can become one of these elements: ` +
        `${Object.keys(DIV_ATTRIBUTES).join(', ')}.`,
    )
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

/** Logs a warning for each attribute that has no effect on a div, and for each misspelled one. */
function reportIgnoredAttributes(element: HTMLElement, name: string, authored: readonly string[]): void {
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] }
  const allowed = DIV_ATTRIBUTES[name] ?? []
  const names = authored.map((attribute) => attribute.replace(/^data-/, ''))
  for (const attribute of observedAttributes)
    if (names.includes(attribute) && !allowed.includes(attribute))
      warnOnce(
        `<div ${ATTRIBUTE}="${name}"> ignores data-${attribute}, because anyone who may post content could set it. ` +
          (SCRIPT_ATTRIBUTES.test(attribute)
            ? `Set data-${attribute} on the script tag instead.`
            : `Only <${element.localName}> has this attribute.`),
      )
  reportAttributeTypos(`div ${ATTRIBUTE}="${name}"`, names, observedAttributes)
}

/** Attributes that the script tag can set for the whole page. */
const SCRIPT_ATTRIBUTES = /^(store-host|store-id|product-url)$/
