import { storeTexts } from '../texts/en/store.ts'
import { translatable } from '../texts/translatable.ts'
import { type RegisteredStore, registeredStores } from './registered-stores.ts'

/** How long requests wait for an adapter that has not run yet, and how often they look for it. */
const MAX_WAIT_MS = 5000
const INTERVAL_MS = 20

/**
 * Returns the registered store of a type. Waits a moment for its adapter.
 * @throws Error if there is none
 */
export async function waitForStore(type: string): Promise<RegisteredStore> {
  for (let waited_ms = 0; waited_ms < MAX_WAIT_MS; waited_ms += INTERVAL_MS) {
    const store = registeredStores().find((registered) => registered.type === type)
    if (store) return store
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  const error = new Error(storeTexts.store_adapter_missing.replace('{type}', type))
  throw translatable(error, 'store_adapter_missing', { type })
}
