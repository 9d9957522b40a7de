import { parseUrl } from '../../untrusted/parse-url.ts'
import { loadsModules, scriptAddress } from './addresses.ts'
import type { SnippetChoices } from './choices.ts'
import { ELEMENTS } from './elements.ts'
import { type Attributes, openingOf } from './markup.ts'

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

/**
 * Returns the link that connects to the store while the script loads. Empty if no element uses a store, or if the store
 * has the origin of the script, which is usually the page's own.
 */
export function storeConnection(choices: SnippetChoices): string {
  const { elements, storeHost } = choices
  const origin = originOf(storeHost)
  if (!origin || origin === originOf(scriptAddress(choices))) return ''
  if (!elements.some((name) => ELEMENTS[name].hasStore)) return ''
  return `<${openingOf('link', { rel: 'preconnect', href: origin, crossorigin: true })}>`
}

/** Returns the origin of an absolute URL of the web; empty for other texts. */
function originOf(address: string): string {
  const written = address.trim()
  return (/^https?:/i.test(written) && parseUrl(written)?.origin) || ''
}

/** Returns attributes for a script tag. */
export function dataAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]))
}
