import { resolveAddress } from '../navigation/address.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { openRootsIn } from './open-roots.ts'
import { warnOnce } from './warn-once.ts'

/** The two settings, each an attribute, or `data-…` on the script tag. */
export const STORE_ATTRIBUTES = ['store-host', 'store-id'] as const

export type SettingAttribute = (typeof STORE_ATTRIBUTES)[number]

/** A store's settings, or the names of the attributes that are nowhere to be found. */
export type FoundSettings =
  | { settings: StoreSettings; missing?: never; problem?: never }
  /** `problem` says why a setting that is there cannot be used. */
  | { settings?: never; missing: readonly SettingAttribute[]; problem?: string | undefined }

let script: Element | null | undefined
let configured: StoreSettings = { host: '', storeId: '' }

/** Remembers the tag that loads us. Must run while the script is first executed: `currentScript` is null later. */
export function rememberScript(): void {
  const { currentScript } = document
  const selector = 'script:is([data-store-host],[data-store-id],[data-prefix])'
  // Or anything that somebody has posted and called so.
  script =
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : (document.querySelector(selector) ??
        // There is no `currentScript` for a script that runs in a shadow root.
        openRootsIn(document)
          .map((root) => root.querySelector(selector))
          .find(Boolean))
}

/** `data-…` of the script tag; null without one. */
function scriptSetting(name: string): string | null {
  return script?.getAttribute(`data-${name}`) ?? null
}

/** A tag's name on this page: `data-prefix` on the script tag keeps ours apart from a theme's. */
export function prefixed(name: string): string {
  return withPrefix(name, scriptSetting('prefix'))
}

/** Returns an element's name on a page whose script tag has this `data-prefix`. */
export function withPrefix(name: string, attribute: string | null): string {
  const prefix = (attribute ?? '').trim().toLowerCase()
  if (prefix === '' || /^[a-z][a-z0-9._-]*-$/.test(prefix)) return prefix + name
  warnOnce(
    `data-prefix="${prefix}" is ignored. A prefix begins with a letter and ends with a hyphen, such as data-prefix="ee-".`,
  )
  return name
}

/** Sets the store for the whole page; attributes go before it, and it goes before the script tag. Empty fields stay as they were. */
export function setPageSettings({ host, storeId }: StoreSettings): void {
  configured = { host: host || configured.host, storeId: storeId || configured.storeId }
}

/** Returns why a store's address cannot be used, or undefined if it can. */
export function hostProblem(host: string): string | undefined {
  // A domain without its beginning would be a path, or a scheme of its own.
  if (resolveAddress(host) && !/^(?!https?:|\.)[^/]*[.:]/i.test(host)) return undefined
  return `store-host="${host}" cannot be used: it must begin with "https://", "http://" or "/".`
}

/**
 * Looks a tag's store up: on the tag, then on its nearest ancestor, across shadow roots, then on the script tag.
 * Host and id are found one by one, so that a page may name the host once and the id on each tag.
 */
export function findStoreSettings(element: Element): FoundSettings {
  return resolveSettings(
    findSetting(element, 'store-host', configured.host),
    findSetting(element, 'store-id', configured.storeId),
  )
}

/** Returns the settings for the texts that the page has for them. */
export function resolveSettings(hostText: string | null, storeId: string | null): FoundSettings {
  const host = hostText?.trim()
  const problem = host && hostProblem(host)
  if (problem) return { missing: ['store-host'], problem }
  if (host && storeId) return { settings: { host, storeId } }
  return { missing: host ? ['store-id'] : storeId ? ['store-host'] : STORE_ATTRIBUTES }
}

function findSetting(element: Element, name: SettingAttribute, configured: string): string | null {
  return nearestAttribute(element, name) || configured || scriptSetting(name)
}

function nearestAttribute(element: Element, name: string): string | null {
  const value = element.closest(`[${name}]:not([${name}=""])`)?.getAttribute(name)
  if (value) return value
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? nearestAttribute(root.host, name) : null
}
