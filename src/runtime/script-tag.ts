import { report } from '../diagnostics/report.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { isSet } from './attributes.ts'
import { findOpenShadowRoots } from './open-shadow-roots.ts'
import { pageSettings } from './page-settings.ts'

const SELECTOR =
  'script:is([data-store-host],[data-store-id],[data-product-url],[data-prefix],[data-upgrade-divs])'

/**
 * Reads the settings of the script tag. Must run while the script executes, because `currentScript` is null later.
 * Changes to the tag after this call have no effect.
 */
export function readScriptTag(): void {
  const { storeHost = '', storeId = '', productUrl = '', prefix, upgradeDivs } = findScript()?.dataset ?? {}
  pageSettings.setState({
    storeHost,
    storeId,
    productUrl,
    prefix: validPrefix(prefix),
    upgradesDivs: isSet(upgradeDivs ?? null),
  })
}

function findScript(): HTMLElement | null | undefined {
  const current = documentProperty('currentScript')
  if (current instanceof HTMLScriptElement)
    return current.matches(SELECTOR) ? current : (findOriginal(current) ?? current)
  return (
    document.querySelector<HTMLElement>(SELECTOR) ??
    // `currentScript` is null for a script in a shadow root.
    findOpenShadowRoots(document)
      .map((root) => root.querySelector<HTMLElement>(SELECTOR))
      .find(Boolean)
  )
}

/**
 * Consent tools and tag managers keep the page's script tag inert and execute a copy without its settings. Returns the
 * tag with settings and the same URL, which such tools may have moved to `data-src` or a similar attribute.
 */
function findOriginal({ src }: HTMLScriptElement): HTMLElement | undefined {
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

/** Returns the prefix in the script tag's `data-prefix`. Reports and ignores a prefix that is not valid. */
export function validPrefix(text: string | null | undefined): string {
  const prefix = (text ?? '').trim().toLowerCase()
  if (prefix === '' || /^[a-z][a-z0-9._-]*-$/.test(prefix)) return prefix
  report('invalid-prefix', () => ({ prefix }))
  return ''
}
