import { createStore } from 'zustand/vanilla'
import { absoluteUrl } from '../navigation/url.ts'
import type { StoreSettings } from '../provider/store-client.ts'

/** The store that sells a cart line, in the format of saved carts. */
export interface LineStore {
  /** The API that the store speaks. Default in saved carts: `hostinger`. */
  readonly type: string
  /** Absolute URL without a trailing slash. */
  readonly host: string
  readonly store_id: string
}

/** The type of all stores that this library can request. */
export const STORE_TYPE = 'hostinger'

/** The store of lines that were saved without one, for example by an earlier website. Undefined until it is known. */
export const defaultLineStore = createStore<{ store: LineStore | undefined }>(() => ({ store: undefined }))

/**
 * Returns the store settings to save with cart lines. Converts the host to an absolute URL, so that relative and absolute
 * URLs of the same store match.
 */
export function toLineStore({ host, storeId }: StoreSettings): LineStore {
  return { type: STORE_TYPE, host: (absoluteUrl(host) ?? host).replace(/\/+$/, ''), store_id: storeId }
}

/** Returns whether two lines' stores are the same one. */
export function isSameStore(a: LineStore | undefined, b: LineStore | undefined): boolean {
  return a?.type === b?.type && a?.host === b?.host && a?.store_id === b?.store_id
}
