import { emailLink } from '../../business/links.ts'
import { PRODUCTS_FILE } from '../products/write-file.ts'
import { NO_STORE } from '../snippet/choices.ts'
import type { StoreSettings } from '../snippet/store.ts'
import { emptyStore } from '../store/store-choice.ts'
import { STORE_TYPES } from '../store/store-types.ts'
import type { BuilderState } from './builder-state.ts'
import { withoutSecretKeys } from './secret-keys.ts'

/**
 * Returns the settings of the owner's store.
 * @param folder the URL of the folder with the products file, with a slash at the end
 */
export function storeSettings(state: BuilderState, folder: string): StoreSettings {
  const store = withoutSecretKeys(state.store)
  if (store.kind === 'none') return NO_STORE
  const host = store.kind === 'file' ? folder + PRODUCTS_FILE : store.host.trim()
  return {
    storeType: store.kind === 'hosted' ? '' : store.kind,
    storeHost: host,
    storeId: store.id.trim() || (STORE_TYPES[store.kind].idFrom?.(host) ?? ''),
    storeToken: store.token.trim(),
    storeRegion: store.region.trim(),
    checkoutUrl: store.kind === 'file' ? orderUrl({ ...state, store }) : store.checkoutUrl.trim(),
  }
}

/** Returns the state with another type of store. Keeps what the owner has entered for each type. */
export function chooseStore(state: BuilderState, kind: BuilderState['store']['kind']): BuilderState {
  const { store, otherStores } = state
  if (kind === store.kind) return state
  return {
    ...state,
    store: otherStores.find((other) => other.kind === kind) ?? emptyStore(kind),
    otherStores: [...otherStores.filter((other) => other.kind !== kind), store],
  }
}

/** Returns where orders of products in a file go; empty if the owner gave no address. */
function orderUrl({ store, facts }: BuilderState): string {
  const address = store.checkoutUrl.trim() || String(facts['email'] ?? '').trim()
  return emailLink(address) ?? address
}

/** Returns the email address in a URL of `orderUrl`. Returns any other URL unchanged. */
export function orderAddress(url: string): string {
  // Earlier versions of the builder wrote the subject and the body.
  const [, address] = /^mailto:([^?]+)(?:\?subject=Order&body=\{order\})?$/.exec(url) ?? []
  return address ?? url
}
