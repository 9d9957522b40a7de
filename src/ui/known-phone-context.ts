import { createContext, useContext } from 'react'

const KnownPhoneContext = createContext<() => string | null>(() => null)

/** Provides a function that looks up the phone number of the business. */
export const KnownPhoneProvider = KnownPhoneContext.Provider

/** Returns the phone number of the business if the page's facts contain it. For messages about failures. */
export function useKnownPhone(): string | null {
  return useContext(KnownPhoneContext)()
}
