import type { SettingAttribute } from './store-settings.ts'

/** Descriptions of the attributes of every element that uses the store. */
export const storeDocs: Record<SettingAttribute, string> = {
  'store-host':
    'URL of the store’s server. Defaults to the attribute of the nearest ancestor that has one, then to `data-store-host` on the script tag.',
  'store-id':
    'Id of the store on that server. Defaults to the attribute of the nearest ancestor that has one, then to `data-store-id` on the script tag.',
}
