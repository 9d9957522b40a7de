import { documentProperty } from '../navigation/page-document.ts'
import { findOpenShadowRoots } from './open-shadow-roots.ts'

const SELECTOR =
  'script:is([data-store-host],[data-store-id],[data-product-url],[data-business-url],[data-prefix],[data-price-format],[data-default-facts])'

/** Returns the tag of the classic script that is running. Null or undefined if the page has none with settings. */
export function findScript(): HTMLElement | null | undefined {
  const current = documentProperty('currentScript')
  if (!(current instanceof HTMLScriptElement)) return findAnyScript()
  return current.matches(SELECTOR) ? current : (findOriginal(current.src) ?? current)
}

/**
 * Returns the script tag of a module, which has no `currentScript`. Null or undefined if the page has no tag with settings.
 * @param url the module's URL
 */
export function findModuleScript(url: string): HTMLElement | null | undefined {
  return findOriginal(url) ?? findAnyScript()
}

function findAnyScript(): HTMLElement | null | undefined {
  return (
    document.querySelector<HTMLElement>(SELECTOR) ??
    // The tag may be in a shadow root.
    findOpenShadowRoots(document)
      .map((root) => root.querySelector<HTMLElement>(SELECTOR))
      .find(Boolean)
  )
}

/**
 * Returns the tag with settings and this URL. Consent tools and tag managers keep the page's script tag inert and execute
 * a copy without its settings. They may have moved the URL to `data-src` or a similar attribute.
 */
function findOriginal(src: string): HTMLElement | undefined {
  const isSame = (tag: Element) =>
    tag
      .getAttributeNames()
      .some((name) => /src$/.test(name) && withoutQuery(tag.getAttribute(name) ?? '') === withoutQuery(src))
  return [...document.querySelectorAll<HTMLElement>(SELECTOR)].find(isSame)
}

/** Returns an absolute URL without its query, because some tools append one. */
function withoutQuery(url: string): string {
  const base = documentProperty('baseURI')
  return URL.canParse(url, base) ? new URL(url, base).href.replace(/[?#].*$/, '') : url
}

/** Returns the prefix in the script tag's `data-prefix`; undefined if it is not valid. */
export function parsePrefix(text: string): string | undefined {
  const prefix = text.trim().toLowerCase()
  return prefix === '' || /^[a-z][a-z0-9._-]*-$/.test(prefix) ? prefix : undefined
}
