import { resolveUrl } from '../navigation/url.ts'
import type { StoreSettings } from '../provider/store-client.ts'
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

/** Returns the value of an attribute, on an element or on the script tag. */
type ReadAttribute = (name: SettingAttribute) => string | null | undefined

/** The type of stores that consist of one file. They have no ID, and their URL may be a file name. */
const FILE = 'file'

/** Returns the reason why a store's URL is not valid, or undefined if it is valid. */
export function hostProblem(host: string, type?: string): string | undefined {
  // Rejects a domain without `https://`, which the browser would parse as a path, or as a scheme if it has a port.
  if (resolveUrl(host) && (type === FILE || !/^(?!https?:|\.)[^/]*[.:]/i.test(host))) return undefined
  return `store-host="${host}" is not a valid URL: it must start with "https://", "http://" or "/".`
}

/**
 * Returns an element's store settings: its own attributes, or those of its nearest ancestor across shadow roots, or the
 * page's settings. Host and ID are looked up separately, so that a page can set the host once and a different ID on each
 * element. With a type, all settings come from the element that has the type.
 */
export function findStoreSettings(element: Element): FoundSettings {
  const source = nearestWith(element, ['store-type', 'store-host'])
  const read: ReadAttribute = source ? (name) => source.getAttribute(name) : pageSetting
  if (read('store-type')?.trim()) return resolveSettings(read)
  return resolveSettings((name) => nearestAttribute(element, name) ?? pageSetting(name), '')
}

/** Returns the store that `configure()` or the script tag sets for the page. */
export function findPageSettings(): FoundSettings {
  return resolveSettings(pageSetting)
}

const pageSetting: ReadAttribute = (name) => pageSettings.getState().store[propertyName(name)]

/** Returns the store settings for the given values of the attributes. */
export function resolveSettings(read: ReadAttribute, type = read('store-type')?.trim()): FoundSettings {
  const host = read('store-host')?.trim()
  const storeId = read('store-id')?.trim() || (type === FILE ? FILE : '')
  const problem = host && hostProblem(host, type)
  if (problem) return { missing: ['store-host'], problem }
  if (!host || !storeId)
    return { missing: host ? ['store-id'] : storeId ? ['store-host'] : ['store-host', 'store-id'] }
  if (!type) return { settings: { host, storeId } }
  const details = Object.fromEntries(STORE_ATTRIBUTES.map((name) => [propertyName(name), read(name)?.trim()]))
  return { settings: { host, storeId, type, details } }
}
