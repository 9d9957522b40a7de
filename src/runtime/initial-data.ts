import { lazy } from '../navigation/lazy.ts'
import type { ElementHost } from './element-hosts.ts'
import { initialDataOf } from './prerendered.ts'

/** The client of the store. A page without data from the store may not need it. */
const storeClients = lazy(() => import('../provider/store-client.ts'))

/** Loads what `applyInitialData` needs. Returns undefined if nothing needs to be loaded. */
export function loadInitialData({ element }: ElementHost): Promise<void> | undefined {
  return initialDataOf(element) ? storeClients.load() : undefined
}

/** Passes the store responses of a prerendered element to the client of its store. */
export function applyInitialData({ element, state }: ElementHost): void {
  const { settings } = state.getState().store ?? {}
  if (settings) storeClients.get()?.storeClientFor(settings).setInitialData(initialDataOf(element))
}
