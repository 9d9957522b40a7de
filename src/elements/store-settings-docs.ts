import type { SettingAttribute } from './store-settings.ts'

/** Descriptions of the attributes of every element that uses the store. */
export const storeDocs: Record<SettingAttribute, string> = {
  'store-host':
    'URL of the store’s API. If not set, the element uses the attribute of its nearest ancestor, then `data-store-host` on the script tag.',
  'store-id':
    'Id of the store. If not set, the element uses the attribute of its nearest ancestor, then `data-store-id` on the script tag.',
}
