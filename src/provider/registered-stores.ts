import type { SendRequest } from '../http/send-request.ts'
import type { StoreSettings } from './store-request.ts'

/*
 * An adapter is a script that registers a type of store on the page. It can run before or after this library, and several
 * copies of the library can use the same adapter.
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
}

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

/** Returns the types of stores that the page's elements use, but that no adapter has registered. */
export function unregisteredTypes(): string[] {
  return Object.keys(registry()).filter((type) => !registry()[type]?.isRegistered)
}

function registrationOf(type: string): Registration {
  const registrations = registry()
  registrations[type] ??= createRegistration()
  return registrations[type]
}

function createRegistration(): Registration {
  const registration = {} as Registration
  registration.store = new Promise((resolve) => {
    registration.register = resolve
  })
  return registration
}

function registry(): Record<string, Registration> {
  const page = globalThis as { electricianElementsStores?: Record<string, Registration> }
  page.electricianElementsStores ??= {}
  return page.electricianElementsStores
}
