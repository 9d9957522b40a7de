import type { SettingAttribute } from './store-settings.ts'

/** Descriptions of the attributes of every element that uses the store. */
export const storeDocs: Record<SettingAttribute, string> = {
  'store-host':
    'URL of the store’s API. Defaults to the value on the nearest ancestor, then to the one set with `configure()`, then to `data-store-host` on the script tag.',
  'store-id':
    'ID of the store. Defaults to the value on the nearest ancestor, then to the one set with `configure()`, then to `data-store-id` on the script tag.',
}
