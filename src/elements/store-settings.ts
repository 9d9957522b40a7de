import { resolveUrl } from '../navigation/url.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { findOpenShadowRoots } from './open-shadow-roots.ts'
import { warnOnce } from './warn-once.ts'

/** The attributes that specify a store. On the script tag they have a `data-` prefix. */
export const STORE_ATTRIBUTES = ['store-host', 'store-id'] as const

/** The name of an attribute that specifies a store. */
export type SettingAttribute = (typeof STORE_ATTRIBUTES)[number]

/** The store settings of an element, or the names of the missing attributes. */
export type FoundSettings =
  | { settings: StoreSettings; missing?: never; problem?: never }
  /** `problem` explains why a setting is not valid. */
  | { settings?: never; missing: readonly SettingAttribute[]; problem?: string | undefined }

let script: Element | null | undefined
let configured: StoreSettings = { host: '', storeId: '' }

/**
 * Remembers the script tag that loads this library. Must run while the script executes, because `currentScript` is null
 * later.
 */
export function rememberScript(): void {
  const { currentScript } = document
  const selector = 'script:is([data-store-host],[data-store-id],[data-prefix])'
  // Page content named "currentScript" can override `document.currentScript`, so its type must be checked.
  script =
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : (document.querySelector(selector) ??
        // `currentScript` is null for a script in a shadow root.
        findOpenShadowRoots(document)
          .map((root) => root.querySelector(selector))
          .find(Boolean))
}

/** Returns the value of a `data-` attribute of the script tag, or null if the attribute is missing. */
function scriptSetting(name: string): string | null {
  return script?.getAttribute(`data-${name}`) ?? null
}

/** Returns an element's name on this page, with the `data-prefix` of the script tag. */
export function prefixed(name: string): string {
  return withPrefix(name, scriptSetting('prefix'))
}

/** Returns an element's name with the given `data-prefix`. Logs a warning and ignores a prefix that is not valid. */
export function withPrefix(name: string, attribute: string | null): string {
  const prefix = (attribute ?? '').trim().toLowerCase()
  if (prefix === '' || /^[a-z][a-z0-9._-]*-$/.test(prefix)) return prefix + name
  warnOnce(
    `data-prefix="${prefix}" is ignored: it must start with a letter and end with a hyphen, for example "ee-".`,
  )
  return name
}

/**
 * Sets the store for the page. Takes precedence over the script tag, but not over attributes. Empty fields change
 * nothing.
 */
export function setPageSettings({ host, storeId }: StoreSettings): void {
  configured = { host: host || configured.host, storeId: storeId || configured.storeId }
}

/** Returns the reason why a store's URL is not valid, or undefined if it is valid. */
export function hostProblem(host: string): string | undefined {
  // Rejects a domain without `https://`, which the browser would parse as a path, or as a scheme if it has a port.
  if (resolveUrl(host) && !/^(?!https?:|\.)[^/]*[.:]/i.test(host)) return undefined
  return `store-host="${host}" is not a valid URL: it must start with "https://", "http://" or "/".`
}

/**
 * Returns an element's store settings: its own attributes, or those of its nearest ancestor across shadow roots, or the
 * page's settings, or the script tag's. Host and ID are looked up separately, so that a page can set the host once and
 * a different ID on each element.
 */
export function findStoreSettings(element: Element): FoundSettings {
  return resolveSettings(
    findSetting(element, 'store-host', configured.host),
    findSetting(element, 'store-id', configured.storeId),
  )
}

/** Returns the store settings for the given values of `store-host` and `store-id`. */
export function resolveSettings(hostText: string | null, idText: string | null): FoundSettings {
  const host = hostText?.trim()
  const storeId = idText?.trim()
  const problem = host && hostProblem(host)
  if (problem) return { missing: ['store-host'], problem }
  if (host && storeId) return { settings: { host, storeId } }
  return { missing: host ? ['store-id'] : storeId ? ['store-host'] : STORE_ATTRIBUTES }
}

function findSetting(element: Element, name: SettingAttribute, configured: string): string | null {
  return nearestAttribute(element, name) || configured || scriptSetting(name)
}

function nearestAttribute(element: Element, name: string): string | null {
  const closest = element.closest(`[${name}]`)
  const value = closest?.getAttribute(name)?.trim()
  if (value) return value
  if (closest?.parentElement) return nearestAttribute(closest.parentElement, name)
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? nearestAttribute(root.host, name) : null
}
