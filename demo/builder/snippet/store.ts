import { loadsModules, type SnippetChoices } from './choices.ts'
import type { Attributes } from './markup.ts'

/** The choices that specify the store. Without a store, all are empty. */
export type StoreSettings = Pick<
  SnippetChoices,
  'storeType' | 'storeHost' | 'storeId' | 'storeToken' | 'storeRegion' | 'checkoutUrl'
>

/** Returns the path of the script that adds the store's type. Empty for the modules, which load it themselves. */
export function storeScript(choices: SnippetChoices): string {
  const { storeType } = choices
  return storeType && !loadsModules(choices) ? `stores/${storeType}.js` : ''
}

/** Returns the attributes that specify the store. */
export function storeAttributes(choices: StoreSettings): Attributes {
  return {
    'store-type': choices.storeType,
    'store-host': choices.storeHost.trim(),
    'store-id': choices.storeId.trim(),
    'store-token': choices.storeToken.trim(),
    'store-region': choices.storeRegion.trim(),
    'checkout-url': choices.checkoutUrl.trim(),
  }
}

/** Returns attributes for a script tag. */
export function dataAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]))
}
