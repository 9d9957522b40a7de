import type { StoreAttributes } from '../provider/store-request.ts'
import { propertyName } from '../runtime/element/attributes.ts'
import { STORE_ATTRIBUTES } from '../runtime/settings/store-settings.ts'
import { type HostPage, readHostPage } from './host-page.ts'
import { applyEdits, attributeOf, setAttribute } from './html-source.ts'
import { editsForLoader, type WebsiteModules } from './website-modules.ts'

/** The options of a build that set the store. */
export interface StoreOptions {
  /** Replaces the store host that is set on the page. */
  storeHost?: string | undefined
  /** Replaces the store ID that is set on the page. */
  storeId?: string | undefined
  /** Replaces the type of store that is set on the page, such as `file`. */
  storeType?: string | undefined
  /** Replaces the store's public key that is set on the page. */
  storeToken?: string | undefined
  /** Replaces the region or country that is set on the page. */
  storeRegion?: string | undefined
  /** Replaces the URL of the page that takes orders. */
  checkoutUrl?: string | undefined
}

interface ScriptOptions extends StoreOptions {
  modules: WebsiteModules | null
  base: string
}

/**
 * Makes the page's script tag load the modules, and writes the store settings from the build's options into it. Adds
 * `defer` to another script, because the script hydrates markup that follows the tag.
 */
export function withScript(page: HostPage, { modules, base, ...options }: ScriptOptions): HostPage {
  const { html, script } = page
  const { storeHost, storeId, storeType, storeToken, storeRegion, checkoutUrl } = options
  const store: StoreAttributes = { storeHost, storeId, storeType, storeToken, storeRegion, checkoutUrl }
  if (!script || attributeOf(script, 'src') === null) return page
  const isDeferred = attributeOf(script, 'defer') !== null || attributeOf(script, 'type') === 'module'
  const edits = [
    ...setAttribute(script, 'async', null),
    ...(modules ? editsForLoader(script, base) : isDeferred ? [] : setAttribute(script, 'defer', '')),
    ...STORE_ATTRIBUTES.flatMap((name) => {
      const value = store[propertyName(name)]
      return value ? setAttribute(script, `data-${name}`, value) : []
    }),
  ]
  return readHostPage(applyEdits(html, edits))
}
