import { storeTexts } from '../texts/en/store.ts'
import { translatable } from '../texts/translatable.ts'
import type { StoreSettings } from './store-request.ts'

/*
 * An adapter is a script that adds a store of another type to this list and dispatches the event. It can run before or
 * after this library, and several copies of the library can use the same list.
 */

const LIST = 'electricianElementsStores'
const ADDED = 'electrician-elements-store'

/** How long requests wait for an adapter that has not run yet. */
const MAX_WAIT_MS = 5000

/** A type of store that the page has registered. */
export interface RegisteredStore {
  /** The value of `store-type`. */
  readonly type: string
  /** Answers a request like the documented store API. Rejects like `fetch`. */
  fetch(url: string, init: RequestInit, settings: StoreSettings): Promise<Response>
  /** Returns whether the order with this reference was paid; null if the store cannot tell. */
  isPaid?(reference: string): Promise<boolean | null>
}

/** Registers a type of store. Replaces an earlier one of the same type. */
export function registerStore(store: RegisteredStore): void {
  const others = registeredStores().filter(({ type }) => type !== store.type)
  Reflect.set(globalThis, LIST, [...others, store])
  if (typeof dispatchEvent === 'function') dispatchEvent(new Event(ADDED))
}

function registeredStores(): RegisteredStore[] {
  const list: unknown = Reflect.get(globalThis, LIST)
  // An element with this ID is also a property of `window`.
  return Array.isArray(list) ? list : []
}

/**
 * Returns the registered store of a type. Waits a moment for its adapter.
 * @throws Error with `storeType` if there is none
 */
export async function registeredStore(type: string): Promise<RegisteredStore> {
  const find = () => registeredStores().find((store) => store.type === type)
  return (
    find() ??
    new Promise((resolve, reject) => {
      const check = () => {
        const store = find()
        if (store) resolve(store)
      }
      // Node has no global events.
      globalThis.addEventListener?.(ADDED, check)
      setTimeout(() => {
        globalThis.removeEventListener?.(ADDED, check)
        reject(missingAdapter(type))
      }, MAX_WAIT_MS)
    })
  )
}

function missingAdapter(storeType: string): Error {
  const error = new Error(storeTexts.store_adapter_missing.replace('{type}', storeType))
  return translatable(Object.assign(error, { storeType }), 'store_adapter_missing', { type: storeType })
}
