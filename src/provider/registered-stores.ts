import type { SendRequest } from '../http/send-request.ts'
import { pageGlobal } from '../navigation/page-global.ts'
import type { StoreSettings } from './store-request.ts'

/*
 * An adapter is a script that registers a type of store on the page. It can run before or after this library,
 * and several copies of the library can use the same adapter.
 */

/** A type of store that the page has registered. */
export interface RegisteredStore {
  /**
   * Answers a request like the documented store API. Rejects like `fetch`.
   * @param send sends the adapter's own requests. By default, they use the network
   */
  fetch(url: string, init: RequestInit, settings: StoreSettings, send?: SendRequest): Promise<Response>
  /** Returns whether the order with this reference was paid; null if the store cannot tell. */
  isPaid(reference: string): Promise<boolean | null>
  /** Returns whether checkout replaces the visitor's cart at the store itself. Missing in older adapters. */
  replacesCart?(host: string): boolean
}

/** The global variable with the registered stores. */
const LIST = 'electricianElementsStores'

interface Registration {
  store: Promise<RegisteredStore>
  register(store: RegisteredStore): void
  isRegistered?: boolean
}

/** Returns the registered store of a type. Waits for its adapter. */
export function registeredStore(type: string): Promise<RegisteredStore> {
  return registrationOf(type).store
}

/** Registers a type of store, unless another adapter has registered it before. */
export function registerStore(type: string, store: RegisteredStore): void {
  const registration = registrationOf(type)
  registration.register(store)
  registration.isRegistered = true
}

/** Returns whether the adapter of a type has run. */
export function isRegistered(type: string): boolean {
  return registrationOf(type).isRegistered ?? false
}

function registrationOf(type: string): Registration {
  const registrations = registeredStores()
  // Objects inherit properties such as `constructor`.
  if (registrations[type] && Object.hasOwn(registrations, type)) return registrations[type]
  const registration = {} as Registration
  registration.store = new Promise((resolve) => {
    registration.register = resolve
  })
  registrations[type] = registration
  return registration
}

/** Returns the types of stores that the page's elements use or that adapters have registered. */
export function registeredStores(): Record<string, Registration> {
  const list = pageGlobal(LIST)
  if (Object(list) !== list) Reflect.set(globalThis, LIST, Object.create(null))
  return pageGlobal(LIST) as Record<string, Registration>
}
