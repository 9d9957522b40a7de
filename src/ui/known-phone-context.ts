import { createContext, useContext, useSyncExternalStore } from 'react'

/** The phone number of the business. */
interface KnownPhone {
  /** Returns the number, or null if the page's facts do not contain it. */
  get: () => string | null
  /** Calls `listener` when the number may have changed. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
}

const KnownPhoneContext = createContext<KnownPhone>({ get: () => null, subscribe: () => () => {} })

/** Provides the phone number of the business. */
export const KnownPhoneProvider = KnownPhoneContext.Provider

/** Returns the phone number of the business if the page's facts contain it. For messages about failures. */
export function useKnownPhone(): string | null {
  const { get, subscribe } = useContext(KnownPhoneContext)
  return useSyncExternalStore(subscribe, get, get)
}
