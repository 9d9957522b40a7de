import { storeTexts } from '../texts/en/store.ts'
import { translatable } from '../texts/translatable.ts'
import { findStore, type RegisteredStore } from './registered-stores.ts'

/** How often requests look for an adapter that has not run yet. */
const INTERVAL_MS = 20
const MAX_TRIES = 250

/**
 * Returns the registered store of a type. Waits 5 s for its adapter.
 * @throws Error if there is none
 */
export async function waitForStore(type: string): Promise<RegisteredStore> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const store = findStore(type)
    if (store) return store
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  const error = new Error(storeTexts.store_adapter_missing.replace('{type}', type))
  throw translatable(error, 'store_adapter_missing', { type })
}
