import { parseUrl } from '../../../untrusted/parse-url.ts'
import type { StoreCheckKind } from '../check-store.ts'
import type { StoreChoice } from '../store-choice.ts'

/** A setting of a store that the owner enters. */
export interface StoreField {
  name: 'host' | 'id' | 'token' | 'region' | 'checkoutUrl'
  label: string
  help: string
  placeholder?: string
  /** Whether the field holds an address, which is completed with `https://`. */
  isAddress?: boolean
  /** Returns the setting in a pasted text. */
  read?: (text: string) => string
  /** Returns what the owner must correct. Texts have no spaces around them. */
  problem: (text: string, store: StoreChoice) => string | undefined
}

/** A type of store. */
export interface StoreType {
  label: string
  about: string
  fields: readonly StoreField[]
  /** Returns the ID that the cart uses to tell stores apart, for types whose owner does not enter one. */
  idFrom?: (host: string) => string
  /** Explanations of a check that differ from those for a Hostinger store. */
  explanations?: Partial<Record<StoreCheckKind, string>>
  /** What else the owner must set up. */
  setup?: { title: string; text: string; code: (website: string, builder: string) => string }
}

/** The message for a text that is not a web address. */
export const ADDRESS = 'Write an address that begins with https://.'

/** Returns whether a text is a web address. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && parseUrl(text) !== null
}
