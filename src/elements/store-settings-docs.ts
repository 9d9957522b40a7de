import type { SettingAttribute } from './store-settings.ts'

/** Descriptions of the attributes that every element with a store has. */
export const storeDocs: Record<SettingAttribute, string> = {
  'store-host':
    'Address of the store’s provider. Without it: the nearest ancestor’s attribute, then `data-store-host` on the script tag.',
  'store-id':
    'The store’s id at that provider. Without it: the nearest ancestor’s attribute, then `data-store-id` on the script tag.',
}
