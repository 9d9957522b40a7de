import { report } from '../diagnostics/report.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { findOpenShadowRoots } from './open-shadow-roots.ts'

/** The settings of the script tag, without their `data-` prefix. */
type ScriptSetting = 'store-host' | 'store-id' | 'product-url' | 'prefix' | 'upgrade-divs'

const SELECTOR =
  'script:is([data-store-host],[data-store-id],[data-product-url],[data-prefix],[data-upgrade-divs])'

let script: Element | null | undefined

/**
 * Remembers the script tag with the settings. Must run while the script executes, because `currentScript` is null
 * later.
 */
export function rememberScript(): void {
  const current = documentProperty('currentScript')
  if (current instanceof HTMLScriptElement)
    script = current.matches(SELECTOR) ? current : (findOriginal(current) ?? current)
  else
    script =
      document.querySelector(SELECTOR) ??
      // `currentScript` is null for a script in a shadow root.
      findOpenShadowRoots(document)
        .map((root) => root.querySelector(SELECTOR))
        .find(Boolean)
}

/**
 * Consent tools and tag managers keep the page's script tag inert and execute a copy without its settings. Returns the
 * tag with settings and the same URL, which such tools may have moved to `data-src` or a similar attribute.
 */
function findOriginal({ src }: HTMLScriptElement): Element | undefined {
  const isSame = (tag: Element) =>
    tag
      .getAttributeNames()
      .some((name) => /src$/.test(name) && withoutQuery(tag.getAttribute(name) ?? '') === withoutQuery(src))
  return [...document.querySelectorAll(SELECTOR)].find(isSame)
}

/** Returns an absolute URL without its query, because some tools append one. */
function withoutQuery(url: string): string {
  const base = documentProperty('baseURI')
  return URL.canParse(url, base) ? new URL(url, base).href.replace(/[?#].*$/, '') : url
}

/** Returns the value of a `data-` attribute of the script tag, or null if the attribute is missing. */
export function scriptSetting(name: ScriptSetting): string | null {
  return script?.getAttribute(`data-${name}`) ?? null
}

/** Returns the script tag's value for an attribute that the element does not have, or null. */
export function inheritedAttribute(name: string): string | null {
  return name === 'product-url' ? scriptSetting(name) : null
}

/** Returns an element's name on this page, with the `data-prefix` of the script tag. */
export function prefixed(name: string): string {
  return withPrefix(name, scriptSetting('prefix'))
}

/** Returns an element's name with the given `data-prefix`. Reports and ignores a prefix that is not valid. */
export function withPrefix(name: string, attribute: string | null): string {
  const prefix = (attribute ?? '').trim().toLowerCase()
  if (prefix === '' || /^[a-z][a-z0-9._-]*-$/.test(prefix)) return prefix + name
  report('invalid-prefix', () => ({ prefix }))
  return name
}
