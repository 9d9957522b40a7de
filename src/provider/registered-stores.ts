import type { StoreSettings } from './store-request.ts'

/*
 * An adapter is a script that adds a type of store to this list. It can run before or after this library, and several
 * copies of the library can use the same list.
 */

const LIST = 'electricianElementsStores'

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
}

/** Returns the registered store of a type. */
export function findStore(type: string): RegisteredStore | undefined {
  return registeredStores().find((store) => store.type === type)
}

function registeredStores(): RegisteredStore[] {
  return Reflect.get(globalThis, LIST) ?? []
}
