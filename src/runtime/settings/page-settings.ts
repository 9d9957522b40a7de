import { createStore } from 'zustand/vanilla'
import type { StoreAttributes } from '../../provider/store-request.ts'
import type { Translation } from '../../texts/locale.ts'

/** The JSON text of business facts, and a name for their source in messages for the page author. */
export interface FactSource {
  json: string
  label: string
}

/** What the script tag and `configure()` set for the whole page. Text that is not set is empty. */
interface Settings {
  /** The values of the attributes that specify a store, by camelCase name. */
  store: StoreAttributes
  productUrl: string
  /** URL of the JSON file with business facts. */
  businessUrl: string
  /** The start of every element name, such as `ee-`. */
  prefix: string
  /** Whether elements show the default facts. False if the page's owner sets all facts elsewhere. */
  hasDefaultFacts: boolean
  /** The business facts that `configure()` set. */
  facts: readonly FactSource[]
  /** The texts that `configure()` set. They apply in every language. */
  texts: Translation | null
  /** The price format. Any value except `locale` selects the store's templates. */
  priceFormat: string
}

/** The settings for the whole page. `configure()` overrides those of the script tag. */
export const pageSettings = createStore<Settings>(() => ({
  store: {},
  productUrl: '',
  businessUrl: '',
  prefix: '',
  hasDefaultFacts: true,
  facts: [],
  texts: null,
  priceFormat: '',
}))

/** Returns an element's name on this page, with the `data-prefix` of the script tag. */
export function prefixed(name: string): string {
  return pageSettings.getState().prefix + name
}

/** Returns the page's value for an attribute that the element does not have. Empty if the page sets none. */
export function inheritedAttribute(name: string): string {
  return name === 'product-url' ? pageSettings.getState().productUrl : ''
}
