import { tagNames } from './registry.ts'
import { prefixed } from './store-settings.ts'
import { tellOnce } from './tell-once.ts'

/** The names whose tag is ours on this page: neither a theme's nor left out. */
export const upgradable = new Set<string>()

/**
 * Where a CMS strips custom tags, `<div data-electrician-element="store-grid">` stands for one and becomes it. To be
 * called once the page is parsed: a div taken away earlier would lose what follows in it.
 */
export function upgradeDivs(): void {
  for (const div of document.querySelectorAll<HTMLElement>('div[data-electrician-element]')) upgrade(div)
}

/** Does the same whenever something is inserted, as long as the page lives. */
export function watchForDivs(): void {
  new MutationObserver(upgradeDivs).observe(document, { childList: true, subtree: true })
}

function upgrade(div: HTMLElement): void {
  const name = div.dataset['electricianElement'] ?? ''
  if (!tagNames.split(', ').includes(name))
    tellOnce(`<div data-electrician-element="${name}"> stays a div. The names are: ${tagNames}.`)
  if (!upgradable.has(name)) return
  const element = document.createElement(prefixed(name))
  // Only what the tag knows: whoever may not write onclick must not get it by data-onclick.
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] }
  for (const attribute of ['id', 'class', 'lang', 'dir', ...observedAttributes]) {
    const value = div.getAttribute(attribute) ?? div.getAttribute(`data-${attribute}`)
    if (value !== null) element.setAttribute(attribute, value)
  }
  // Not through the attribute, which strict policies refuse.
  if (div.style.length > 0) element.style.cssText = div.style.cssText
  element.append(...div.childNodes)
  div.replaceWith(element)
}
