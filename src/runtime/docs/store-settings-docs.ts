import type { Attribute } from '../element/attributes.ts'
import type { SettingAttribute } from '../settings/store-settings.ts'

/** Descriptions of the attributes of every element that uses the store. */
export const storeDocs: Record<SettingAttribute, string> = {
  'store-host':
    'URL of the store’s API. Defaults to the one set with `configure()`, then to `data-store-host` on the script tag.',
  'store-id':
    'ID of the store. Defaults to the one set with `configure()`, then to `data-store-id` on the script tag.',
  'store-type':
    'Type of the store: `shopify`, `woocommerce`, `medusa`, `file` or one of your own. Without it, the store has the documented API. Set it on the element that has `store-host`, or on the script tag as `data-store-type`.',
  'store-token': 'Public key that the store requires. Set it next to `store-type`.',
  'store-region': 'Region or country whose prices the store uses. Set it next to `store-type`.',
  'checkout-url':
    'URL of the page that takes orders, for types of stores without a checkout page. Set it next to `store-type`.',
}

/** The description of `price-format`, an attribute of the same elements. */
export const priceFormatDocs =
  'The price format: `template` uses the store’s template for the currency, and `locale` uses the format of the element’s language. Defaults to `data-price-format` on the script tag, then to `template`.'

/** The type of `price-format`. */
export const priceFormatAttribute: Attribute = { type: 'choice', values: ['template', 'locale'] }
