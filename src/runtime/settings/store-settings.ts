import { resolveUrl } from '../../navigation/url.ts'
import type { StoreAttributes, StoreSettings } from '../../provider/store-request.ts'
import { type PriceFormat, parseLanguage } from '../../texts/locale.ts'
import { propertyName } from '../element/attributes.ts'

/** The attributes that specify a store. On the script tag they have a `data-` prefix. */
export const STORE_ATTRIBUTES = [
  'store-host',
  'store-id',
  'store-type',
  'store-token',
  'store-region',
  'checkout-url',
] as const

/** The attribute with the URL of a JSON file of business facts. On the script tag it has a `data-` prefix. */
export const FACTS_FILE_ATTRIBUTE = 'business-url'

/** The name of an attribute that specifies a store. */
export type SettingAttribute = (typeof STORE_ATTRIBUTES)[number]

/** The store settings of an element, or the names of the missing attributes. */
export type FoundSettings =
  | { settings: StoreSettings; missing?: never; problem?: never }
  /** `problem` explains why a setting is not valid. */
  | { settings?: never; missing: readonly ('store-host' | 'store-id')[]; problem?: string | undefined }

/** Returns the reason why a store's URL is not valid, or undefined if it is valid. */
function hostProblem(host: string): string | undefined {
  // Rejects a domain without `https://`, which the browser would parse as a path, or as a scheme if it has a
  // port.
  if (resolveUrl(host) && !/^(?!https?:|\.)[^/]*[.:]/i.test(host)) return undefined
  return `store-host="${host}" is not a valid URL: it must start with "https://", "http://" or "/".`
}

/** The settings that the script tag and `configure()` set for elements without attributes of their own. */
interface PageDefaults {
  /** The values of the attributes that specify a store, by camelCase name. */
  store: StoreAttributes
  businessUrl?: string
  priceFormat?: string
}

/** The settings that apply to one element. */
export interface ElementSettings {
  /** The values of the attributes that specify a store, by camelCase name. */
  store: StoreAttributes
  /** URL of the file with business facts. Empty if there is none. */
  businessUrl: string
  priceFormat: PriceFormat
  /** The nearest `lang` attribute. Empty if there is none. */
  lang: string
}

/**
 * Returns the settings in an element's own attributes, and the page's in place of missing ones. A page can
 * set the host once and an ID on each element. With a type, all settings come from where the type is set.
 */
export function settingsOf(element: Element, page: PageDefaults): ElementSettings {
  const own = (name: string) => element.getAttribute(name)?.trim()
  const isStore = own('store-type') || own('store-host')
  const store: StoreAttributes = isStore
    ? Object.fromEntries(STORE_ATTRIBUTES.map((name) => [propertyName(name), own(name)]))
    : page.store
  const storeId = own('store-id') || page.store['storeId']
  return {
    store: store['storeType'] ? store : { ...store, storeId },
    businessUrl: own(FACTS_FILE_ATTRIBUTE) || page.businessUrl || '',
    priceFormat: (own('price-format') || page.priceFormat) === 'locale' ? 'locale' : 'template',
    lang: langOf(element),
  }
}

/** Returns the nearest `lang` attribute, also outside the shadow roots that contain the element. */
function langOf(element: Element): string {
  const root = element.getRootNode()
  const lang = element.closest('[lang]:not([lang=""])')?.getAttribute('lang')
  return lang ?? (root instanceof ShadowRoot ? langOf(root.host) : '')
}

/** Returns an element's store settings. */
export function findStore({ store, lang }: ElementSettings): FoundSettings {
  return withLanguage(resolveSettings(store), parseLanguage(lang))
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

/** Returns only the settings, in fixed order, so that equal settings from any source have equal JSON. */
function detailsOf(store: StoreAttributes): StoreAttributes {
  return Object.fromEntries(
    STORE_ATTRIBUTES.map(propertyName).map((property) => [property, store[property] || null]),
  )
}
