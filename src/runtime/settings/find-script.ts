import { documentProperty } from '../../navigation/page-document.ts'

const SETTINGS = 'store-host store-id product-url business-url prefix price-format default-facts'
const SELECTOR = SETTINGS.replace(/\S+/g, 'script[data-$&]').replace(/ /g, ',')

/**
 * Returns the tag of the classic script that is running. Modules have no `currentScript`, so they use the
 * page's first tag with settings. Null if there is none.
 */
export function findScript(): HTMLElement | null {
  const current = documentProperty('currentScript')
  return current instanceof HTMLScriptElement ? current : document.querySelector<HTMLElement>(SELECTOR)
}

/** Returns the prefix in the script tag's `data-prefix`; undefined if it is not valid. */
export function parsePrefix(text: string): string | undefined {
  const prefix = text.trim().toLowerCase()
  return prefix === '' || /^[a-z][a-z0-9._-]*-$/.test(prefix) ? prefix : undefined
}
