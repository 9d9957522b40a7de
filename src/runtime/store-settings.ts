import { resolveUrl } from '../navigation/url.ts'
import type { StoreAttributes, StoreSettings } from '../provider/store-request.ts'
import { propertyName } from './attributes.ts'
import { nearestAttribute, nearestWith } from './nearest-attribute.ts'
import { pageSettings } from './page-settings.ts'

/** The attributes that specify a store. On the script tag they have a `data-` prefix. */
export const STORE_ATTRIBUTES = [
  'store-host',
  'store-id',
  'store-type',
  'store-token',
  'store-region',
  'checkout-url',
] as const

/** The name of an attribute that specifies a store. */
export type SettingAttribute = (typeof STORE_ATTRIBUTES)[number]

/** The store settings of an element, or the names of the missing attributes. */
export type FoundSettings =
  | { settings: StoreSettings; missing?: never; problem?: never }
  /** `problem` explains why a setting is not valid. */
  | { settings?: never; missing: readonly ('store-host' | 'store-id')[]; problem?: string | undefined }

/** Returns the reason why a store's URL is not valid, or undefined if it is valid. */
function hostProblem(host: string): string | undefined {
  // Rejects a domain without `https://`, which the browser would parse as a path, or as a scheme if it has a port.
  if (resolveUrl(host) && !/^(?!https?:|\.)[^/]*[.:]/i.test(host)) return undefined
  return `store-host="${host}" is not a valid URL: it must start with "https://", "http://" or "/".`
}

/**
 * Returns an element's store settings: its own attributes, or those of its nearest ancestor across shadow roots, or the
 * page's settings. Host and ID are looked up separately, so that a page can set the host once and a different ID on each
 * element. With a type, all settings come from the element that has the type.
 */
export function findStoreSettings(element: Element): FoundSettings {
  const page = pageSettings.getState().store
  const source = nearestWith(element, ['store-type', 'store-host'])
  const store = source ? attributesOf(source) : page
  const storeId = nearestAttribute(element, 'store-id') ?? page['storeId']
  return resolveSettings(store['storeType'] ? store : { ...store, storeId })
}

function attributesOf(element: Element): StoreAttributes {
  return Object.fromEntries(STORE_ATTRIBUTES.map((name) => [propertyName(name), element.getAttribute(name)]))
}

/** Returns the store that `configure()` or the script tag sets for the page. */
export function findPageSettings(): FoundSettings {
  return resolveSettings(pageSettings.getState().store)
}

/** Returns the store settings for the given values of the attributes. */
export function resolveSettings(store: StoreAttributes): FoundSettings {
  const host = store['storeHost']?.trim()
  const type = store['storeType']?.trim()
  // With a type, the adapter decides whether its stores need an ID.
  const storeId = store['storeId']?.trim() || type
  const problem = host && hostProblem(host)
  if (problem) return { missing: ['store-host'], problem }
  if (host && storeId)
    return { settings: { host, storeId, ...(type && { type, details: detailsOf(store) }) } }
  return { missing: host ? ['store-id'] : storeId ? ['store-host'] : ['store-host', 'store-id'] }
}

/** Adds the language of an element. Stores with a type may have their texts in several languages. */
export function withLanguage(found: FoundSettings, language: string): FoundSettings {
  const { settings } = found
  if (!settings?.type || !language) return found
  return { settings: { ...settings, details: { ...settings.details, language } } }
}

/** Returns only the settings, in a fixed order, so that equal settings from different sources have equal JSON. */
function detailsOf(store: StoreAttributes): StoreAttributes {
  return Object.fromEntries(
    STORE_ATTRIBUTES.map(propertyName).map((property) => [property, store[property] ?? null]),
  )
}
