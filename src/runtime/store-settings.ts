import { resolveUrl } from '../navigation/url.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { nearestAttribute } from './nearest-attribute.ts'
import { pageSettings } from './page-settings.ts'

/** The attributes that specify a store. On the script tag they have a `data-` prefix. */
export const STORE_ATTRIBUTES = ['store-host', 'store-id'] as const

/** The name of an attribute that specifies a store. */
export type SettingAttribute = (typeof STORE_ATTRIBUTES)[number]

/** The store settings of an element, or the names of the missing attributes. */
export type FoundSettings =
  | { settings: StoreSettings; missing?: never; problem?: never }
  /** `problem` explains why a setting is not valid. */
  | { settings?: never; missing: readonly SettingAttribute[]; problem?: string | undefined }

/** Returns the reason why a store's URL is not valid, or undefined if it is valid. */
export function hostProblem(host: string): string | undefined {
  // Rejects a domain without `https://`, which the browser would parse as a path, or as a scheme if it has a port.
  if (resolveUrl(host) && !/^(?!https?:|\.)[^/]*[.:]/i.test(host)) return undefined
  return `store-host="${host}" is not a valid URL: it must start with "https://", "http://" or "/".`
}

/**
 * Returns an element's store settings: its own attributes, or those of its nearest ancestor across shadow roots, or the
 * page's settings. Host and ID are looked up separately, so that a page can set the host once and a different ID on each
 * element.
 */
export function findStoreSettings(element: Element): FoundSettings {
  const { storeHost, storeId } = pageSettings.getState()
  return resolveSettings(
    nearestAttribute(element, 'store-host') ?? storeHost,
    nearestAttribute(element, 'store-id') ?? storeId,
  )
}

/** Returns the store that `configure()` or the script tag sets for the page. */
export function findPageSettings(): FoundSettings {
  const { storeHost, storeId } = pageSettings.getState()
  return resolveSettings(storeHost, storeId)
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
